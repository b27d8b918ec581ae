import type { EntryForm } from "../../../client/features/address/address-entry-form.island.tsx";
import type { Address } from "../../../shared/address/address.ts";
import { newEntry } from "../../../shared/address/address-book.ts";
import { inputsForAddress } from "../../../shared/address/address-form.ts";
import { hashOf } from "../../../shared/hash.ts";
import type { AppContext } from "../../context.ts";
import { addressCountries } from "../../geography/countries.ts";
import { type Loader, NotFound, type Page } from "../../page/page.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { type RequestedEntry, requestedEntry, returnOf, takeEntryDraft } from "./address-entry.ts";
import { addressPage } from "./address-page.ts";
import { deliveredElsewhere } from "./delivered-elsewhere.ts";

export const loadAddresses: Loader<"mon-compte-mes-adresses"> = async (c) => {
  void c.var.session.customer();
  try {
    return await bookPage(c, requestedEntry(c.req));
  } catch (error) {
    if (isMissing(error)) throw new NotFound(c.req.path);
    if (!isDown(error)) throw error;
    c.var.log.error("addresses not shown", error);
    return addressPage(c, { kind: "down" }, { status: 503 });
  }
};

async function bookPage(c: AppContext, requested: RequestedEntry | undefined): Promise<Page> {
  const { ecommerce } = c.var;
  if (requested === undefined) {
    const reading = ecommerce.addresses();
    const [addresses, elsewhere] = await Promise.all([reading, deliveredElsewhere(c, reading)]);
    return addressPage(c, { kind: "list", addresses, elsewhere });
  }
  if (requested !== newEntry && c.req.query("supprimer")) {
    return addressPage(c, { kind: "remove", address: await ecommerce.address(requested) });
  }
  const draft = await takeEntryDraft(c, requested);
  if (requested === newEntry) {
    return formPage(c, { id: null, countries: await addressCountries(c.var), inputs: draft ?? {} });
  }
  const [address, countries] = await Promise.all([ecommerce.address(requested), addressCountries(c.var)]);
  return formPage(c, {
    id: requested,
    countries,
    inputs: draft ?? inputsForAddress(address),
    saved: address,
  });
}

interface ShownForm extends Omit<EntryForm, "kind" | "country" | "base" | "returnTo"> {
  saved?: Address;
}

export function formPage(c: AppContext, { saved, ...form }: ShownForm): Page {
  const base = hashOf(saved ?? null);
  return addressPage(c, { kind: "form", country: c.var.country, base, returnTo: returnOf(c.req), ...form });
}

export const isMissing = (error: unknown) => error instanceof UpstreamError && error.status === 404;

const isDown = (error: unknown) => error instanceof UpstreamError && error.status !== 401;
