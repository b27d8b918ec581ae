import {
  inputsOfAddresses,
  type ReadAddresses,
  subscriptionAddresses,
} from "../../shared/address/address-pair.ts";
import { parseForm } from "../../shared/forms/form-rules.ts";
import type { AppContext } from "../context.ts";
import { customerKey, readDraft, saveDraft } from "../forms/draft.ts";
import { type AddressOffer, addressOffer, offeredAddressRules } from "../order/address-choices.ts";

const offers = new WeakMap<AppContext, Promise<AddressOffer>>();

/** Once a request. */
export function offerOf(c: AppContext): Promise<AddressOffer> {
  const offer = offers.get(c) ?? addressOffer(c);
  offers.set(c, offer);
  return offer;
}

export const addressRules = (offer: AddressOffer) => offeredAddressRules(subscriptionAddresses, offer);

/** In the address of the step for carriers: with an address that waits for one. */
export const waitingAddress = { adresse: "nouvelle" };

/** Kept while a carrier is chosen for them: both are written together. */
export async function saveWaitingAddresses(c: AppContext, id: number, addresses: ReadAddresses) {
  const draft = new FormData();
  for (const [name, value] of Object.entries(inputsOfAddresses(subscriptionAddresses, addresses)))
    if (typeof value === "string") draft.append(name, value);
  await saveDraft(c, keyOf(c, id), draft, "waitingAddress");
}

/** The address of the page says so; they may be forgotten meanwhile (a draft lives a quarter of an hour). */
export const isWithAddresses = (c: AppContext): boolean => c.req.query("adresse") === waitingAddress.adresse;

/** Undefined where none wait, or they are forgotten. */
export async function waitingAddresses(c: AppContext, id: number): Promise<ReadAddresses | undefined> {
  const draft = isWithAddresses(c) ? await readDraft(c, keyOf(c, id), "waitingAddress") : undefined;
  return draft && (await parseForm(addressRules(await offerOf(c)), draft)).values;
}

const keyOf = (c: AppContext, id: number) => `subscription ${id} new-address ${customerKey(c)}`;
