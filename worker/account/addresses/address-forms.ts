import { addressBookNotices } from "../../../shared/address/address-book.texts.ts";
import { addressBookHref, newEntry } from "../../../shared/address/address-book.ts";
import { bookActions, bookFields } from "../../../shared/address/address-book-form.ts";
import { addressRules } from "../../../shared/address/address-form.ts";
import type { ReadAddress } from "../../../shared/address/address-rules.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import { form, nothing } from "../../forms/form.ts";
import { oneOf } from "../../forms/one-of.ts";
import { Refusal } from "../../forms/refusal.ts";
import { unknownForm } from "../../forms/unknown-form.ts";
import { addressCountries } from "../../geography/countries.ts";
import { NotFound, type Page } from "../../page/page.ts";
import { wantsJson } from "../../page/wants-json.ts";
import {
  addAddress,
  changeAddress,
  chooseFavourite,
  removeAddress,
} from "../../purchase/delivery/address-writes.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { type RequestedEntry, requestedEntry, returnOf, saveEntryDraft } from "./address-entry.ts";
import { addressPage, bookNotice, leaveBookNotice } from "./address-page.ts";
import { formPage, isMissing } from "./addresses.ts";

const say = translator(addressBookNotices);

export const addressForms = oneOf({
  choose: (c, { values }) => {
    const { faire } = bookFields.schema.parse(values);
    const entry = requestedEntry(c.req);
    const isKnown = typeof entry === "number" || (entry === newEntry && faire === bookActions.save);
    return faire && isKnown ? faire : "unknown";
  },
  forms: {
    [bookActions.save]: form({
      failure: "address not saved",
      given: async (c) => ({ entry: requireEntry(c), countries: await addressCountries(c.var) }),
      rules: ({ countries }) => addressRules(countries.map(({ code }) => code)),
      act: async (c, { given: { entry }, values, posted }) => {
        try {
          await keep(c.var, entry, values);
        } catch (error) {
          if (!isMissing(error)) throw error;
          // The entry was deleted, in another tab for instance: the form then adds it as a new one.
          const text = say("goneMeanwhile");
          if (!wantsJson(c)) throw new Refusal("gone", text);
          await saveEntryDraft(c, newEntry, posted.data);
          return {
            to: addressBookHref(newEntry, { returnTo: returnOf(c.req) }),
            notice: bookNotice("info", text),
          };
        }
        const returnTo = returnOf(c.req);
        if (returnTo) return { to: returnTo, notice: bookNotice("success", say("corrected")) };
        const text = say(entry === newEntry ? "added" : "changed");
        return { to: addressBookHref(), notice: bookNotice("success", text) };
      },
      back: (c, { given: { entry, countries }, refusal, errors, draft }) => {
        const id = entry === newEntry || refusal.verdict === "gone" ? null : entry;
        return formPage(c, { id, countries, inputs: draft, errors });
      },
      messages: () => ({ unavailable: say("notSaved"), unknown: say("unsure") }),
      saveDraft: (c, _, { data }) => saveEntryDraft(c, requireEntry(c), data),
    }),
    [bookActions.remove]: entryButton({
      failure: "address not deleted",
      act: removeAddress,
      done: say("removed"),
      failed: say("notRemoved"),
      unsure: say("unsureRemoved"),
    }),
    [bookActions.favourite]: entryButton({
      failure: "favourite address not chosen",
      act: async (c, id) => {
        // Checks that the posted id is the customer's own.
        await c.var.ecommerce.address(id);
        await chooseFavourite(c.var, id);
      },
      done: say("favourite"),
      failed: say("notFavourite"),
      unsure: say("unsureFavourite"),
    }),
    unknown: unknownForm({
      given: nothing,
      back: (c) => {
        leaveBookNotice(c, "error", say("noForm"));
        return c.redirect(addressBookHref(), 303);
      },
      messages: () => ({ unreadable: say("noForm") }),
    }),
  },
});

function requireEntry(c: AppContext): RequestedEntry {
  const entry = requestedEntry(c.req);
  if (!entry) throw new NotFound(c.req.path);
  return entry;
}

async function keep(
  services: Services<"ecommerce">,
  entry: RequestedEntry,
  { address, alias }: ReadAddress,
): Promise<void> {
  const { ecommerce } = services;
  if (entry === newEntry) {
    await addAddress(services, await readBefore(() => ecommerce.addresses()), { ...address, alias });
    return;
  }
  const { countryCode, provinceCode, provinceName } = await readBefore(() => ecommerce.address(entry));
  // The form has no province field; the stored province is kept unless the country changes.
  const province = countryCode === address.countryCode ? { provinceCode, provinceName } : {};
  await changeAddress(services, entry, { ...address, ...province, alias });
}

/** Nothing has been written yet, so an outage is a plain failure and not a doubtful write. */
const readBefore = <T>(read: () => Promise<T>): Promise<T> =>
  read().catch((cause: unknown) => {
    throw cause instanceof UpstreamError && !cause.refused && cause.status !== 401
      ? new Refusal("unavailable", say("notSaved"), { cause })
      : cause;
  });

interface EntryButton {
  failure: string;
  act: (c: AppContext, id: number) => Promise<unknown>;
  done: string;
  failed: string;
  unsure: string;
}

function entryButton({ failure, act, done, failed, unsure }: EntryButton) {
  return form({
    failure,
    given: requireEntry,
    rules: () => noFields,
    act: async (c, { given }) => {
      try {
        await act(c, Number(given));
      } catch (error) {
        throw isMissing(error) ? new Refusal("gone") : error;
      }
      return { to: addressBookHref(), notice: bookNotice("success", done) };
    },
    back: async (c, { refusal, errors }): Promise<Page | Response> => {
      if (refusal.verdict === "gone") return listPage(c, say("gone"));
      leaveBookNotice(c, "error", errors.form.join(" ") || failed);
      return c.redirect(addressBookHref(), 303);
    },
    messages: () => ({ gone: say("gone"), unavailable: failed, unknown: unsure }),
  });
}

async function listPage(c: AppContext, text: string): Promise<Page> {
  const addresses = await c.var.ecommerce.addresses();
  return addressPage(c, { kind: "list", addresses }, { notice: { tone: "info", text } });
}
