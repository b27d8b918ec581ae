import {
  inputsOfAddresses,
  type ReadAddresses,
  subscriptionAddresses,
} from "../../../shared/address/address-pair.ts";
import { parseForm } from "../../../shared/forms/form-rules.ts";
import type { AppContext, AppRequest } from "../../context.ts";
import { customerKey, readSavedDraft, saveDraft } from "../../forms/draft.ts";
import {
  type AddressOffer,
  addressOffer,
  offeredAddressRules,
} from "../../purchase/delivery/address-choices.ts";

const offers = new WeakMap<AppContext, Promise<AddressOffer>>();

export function addressOfferOf(c: AppContext): Promise<AddressOffer> {
  const offer = offers.get(c) ?? addressOffer(c.var);
  offers.set(c, offer);
  return offer;
}

export const subscriptionAddressRules = (offer: AddressOffer) =>
  offeredAddressRules(subscriptionAddresses, offer);

export const waitingAddress = { adresse: "nouvelle" };

/** Saved until a carrier is chosen: both are written in one call. */
export async function saveWaitingAddresses(c: AppContext, id: number, addresses: ReadAddresses) {
  const draft = new FormData();
  for (const [name, value] of Object.entries(inputsOfAddresses(subscriptionAddresses, addresses)))
    if (typeof value === "string") draft.append(name, value);
  await saveDraft(c, keyOf(c, id), draft, "waitingAddress");
}

/** True even if the saved addresses have expired (after a quarter of an hour). */
export const isWithAddresses = (req: AppRequest): boolean => req.query("adresse") === waitingAddress.adresse;

export async function waitingAddresses(c: AppContext, id: number): Promise<ReadAddresses | undefined> {
  const draft = isWithAddresses(c.req) ? await readSavedDraft(c, keyOf(c, id), "waitingAddress") : undefined;
  return draft && (await parseForm(subscriptionAddressRules(await addressOfferOf(c)), draft)).values;
}

const keyOf = (c: AppContext, id: number) => `subscription ${id} new-address ${customerKey(c)}`;
