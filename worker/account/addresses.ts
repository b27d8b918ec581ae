import type { EntryForm } from "../../client/features/address/address-entry-form.tsx";
import { addressBookNotices } from "../../shared/address/address-book.texts.ts";
import { addressBookHref, bookDeed, bookDeeds, newEntry } from "../../shared/address/address-book.ts";
import { inputsForAddress, inputsIn, readAddress } from "../../shared/address/address-form.ts";
import { addressFields } from "../../shared/address/address-rules.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { type FormErrors, fieldErrors } from "../../shared/api/api-error.ts";
import type { Country } from "../../shared/checkout/checkout-order.ts";
import { type FindText, findFormText } from "../../shared/forms/form-errors.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { readBody, textField } from "../forms/posted-form.ts";
import { addressCountries } from "../geography/countries.ts";
import { type Loader, NotFound, type Page } from "../page/page.ts";
import { wantsJson } from "../page/wants-json.ts";
import { UpstreamError } from "../upstream/http.ts";
import { addressPage, leaveBookNotice } from "./address-page.ts";
import { askedEntry, type Entry, keepEntryDraft, takeEntryDraft } from "./asked-entry.ts";
import { chooseFavourite, isDown, isMissing, removeEntry } from "./entry-deeds.ts";

const say = translator(addressBookNotices);
const ofAddress = translator(addressTexts);
const find: FindText = (key, params) => ofAddress.find(key, params) ?? findFormText(key, params);

type Book = Loader<"mon-compte-mes-adresses">;

/** The address book of the customer: the list, or the entry that the address of the page names. */
export const loadAddresses: Book = async (c) => {
  try {
    return await bookPage(c, askedEntry(c));
  } catch (error) {
    if (isMissing(error)) throw new NotFound(c.req.path);
    if (!isDown(error)) throw error;
    c.var.log.error("addresses not shown", error);
    return addressPage(c, { kind: "down" }, { status: 503 });
  }
};

/** What the forms of the address book ask for: an entry is saved, deleted, or made the favourite (spec 4, address). */
export const changeAddresses: Book = async (c) => {
  const asked = askedEntry(c);
  const data = await readBody(c);
  const deed = data && textField(data, bookDeed);
  if (data && asked && deed === bookDeeds.save) return saveEntry(c, asked, data);
  if (typeof asked === "number" && deed === bookDeeds.remove) return removeEntry(c, asked);
  if (typeof asked === "number" && deed === bookDeeds.favourite) return chooseFavourite(c, asked);
  if (wantsJson(c)) return c.json({ errors: { fields: {}, form: [say("noForm")] } }, 415);
  leaveBookNotice(c, { tone: "error", text: say("noForm") });
  return c.redirect(addressBookHref(), 303);
};

async function bookPage(c: AppContext, asked: Entry | undefined): Promise<Page> {
  const { ecommerce } = c.var;
  if (asked === undefined) return addressPage(c, { kind: "list", addresses: await ecommerce.addresses() });
  if (asked !== newEntry && c.req.query("supprimer")) {
    return addressPage(c, { kind: "remove", address: await ecommerce.address(asked) });
  }
  const draft = await takeEntryDraft(c, asked);
  if (asked === newEntry) {
    return formPage(c, { id: null, countries: await addressCountries(c), inputs: draft ?? {} });
  }
  const [address, countries] = await Promise.all([ecommerce.address(asked), addressCountries(c)]);
  return formPage(c, { id: asked, countries, inputs: draft ?? inputsForAddress(address) });
}

function formPage(c: AppContext, form: Omit<EntryForm, "kind" | "country">, status?: 404 | 422 | 503): Page {
  return addressPage(c, { kind: "form", country: c.var.country, ...form }, status ? { status } : {});
}

async function saveEntry(c: AppContext, asked: Entry, data: FormData) {
  const { ecommerce } = c.var;
  const id = asked === newEntry ? null : asked;
  const countries = await addressCountries(c);
  const refuse = (status: 422 | 503, errors: FormErrors) =>
    wantsJson(c)
      ? c.json({ errors }, status)
      : formPage(c, { id, countries, inputs: inputsIn(data), errors }, status);

  const reading = await readAddress(data, { countries: countries.map(({ code }) => code) });
  if (reading.errors) return refuse(422, reading.errors);
  const { address, alias } = reading;
  try {
    if (id === null) await ecommerce.addAddress({ ...address, alias });
    else {
      const { countryCode, provinceCode, provinceName } = await ecommerce.address(id);
      // No field of the form: kept as long as it may be true.
      const province = countryCode === address.countryCode ? { provinceCode, provinceName } : {};
      await ecommerce.changeAddress(id, { ...address, ...province, alias });
    }
  } catch (error) {
    if (isMissing(error)) return offerAnew(c, countries, data);
    if (!(error instanceof UpstreamError)) throw error;
    if (error.status === 401) {
      await keepEntryDraft(c, asked, data);
      throw error;
    }
    c.var.log.error("address not saved", error);
    return error.refused
      ? refuse(422, fieldErrors(error.problem, { name: "address", fields: addressFields }, find))
      : refuse(503, { fields: {}, form: [say("notSaved")] });
  }
  leaveBookNotice(c, { tone: "success", text: say(id === null ? "added" : "changed") });
  const redirect = addressBookHref();
  return wantsJson(c) ? c.json({ redirect }) : c.redirect(redirect, 303);
}

/** What was typed for an entry that is not there any more, deleted in another tab perhaps: it may be added as a new one. */
async function offerAnew(c: AppContext, countries: Country[], data: FormData) {
  const text = say("goneMeanwhile");
  if (!wantsJson(c)) {
    const errors = { fields: {}, form: [text] };
    return formPage(c, { id: null, countries, inputs: inputsIn(data), errors }, 404);
  }
  await keepEntryDraft(c, newEntry, data);
  leaveBookNotice(c, { tone: "info", text });
  return c.json({ redirect: addressBookHref(newEntry) });
}

/** An address whose sender was signed out meanwhile: he signs in again, and what he typed is there. */
export async function keepTypedAddress(c: AppContext): Promise<void> {
  const asked = askedEntry(c);
  const data = asked && (await readBody(c));
  if (data && textField(data, bookDeed) === bookDeeds.save) await keepEntryDraft(c, asked, data);
}
