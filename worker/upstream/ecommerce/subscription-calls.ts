import * as z from "zod/mini";
import {
  type CustomerSubscription,
  type SubscriptionCard,
  type SubscriptionItem,
  subscriptionAlerts,
} from "../../../shared/subscription/customer-subscription.ts";
import { optionalListOf, tolerantMembers } from "../lists.ts";
import { allMembers, emptyWhereAbsent } from "./all-members.ts";
import { day, filledText, instant, money, orDefault, recordOrNone, wholeNumber } from "./fields.ts";
import { identified, reference } from "./references.ts";
import type { Call, Send } from "./send.ts";

const calls = {
  subscriptions: () => ["GET", "shop/subscriptions"],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export function subscriptionCalls(send: Send) {
  return {
    /** Newest first. */
    subscriptions: (): Promise<CustomerSubscription[]> =>
      allMembers(send, calls.subscriptions(), subscriptionSchema).catch(emptyWhereAbsent),
  };
}

const name = orDefault(z.string(), "");
const yesOrNo = (otherwise: boolean) => orDefault(z.boolean(), otherwise);

const itemSchema: z.ZodMiniType<SubscriptionItem> = identified({
  id: z.int(),
  ...tolerantMembers({
    productName: name,
    variantName: name,
    quantity: orDefault(wholeNumber, null),
    available: yesOrNo(true),
    once: yesOrNo(false),
  }),
});

const cardSchema: z.ZodMiniType<SubscriptionCard> = z.object(
  tolerantMembers({
    brand: name,
    lastDigits: name,
    expiryMonth: orDefault(wholeNumber, null),
    expiryYear: orDefault(wholeNumber, null),
  }),
);

/** What an IRI names is not for reading. */
const subject = z.pipe(
  z.catch(filledText, null),
  z.transform((text: string | null) => (text?.startsWith("/") ? null : text)),
);

const alertSchema = z.object({ kind: z.enum(subscriptionAlerts), subject });

export const subscriptionSchema: z.ZodMiniType<CustomerSubscription> = z.pipe(
  identified({
    id: z.int(),
    ...tolerantMembers({
      number: name,
      state: name,
      items: optionalListOf("item", itemSchema),
      subscriptionInterval: orDefault(wholeNumber, null),
      nextShipmentDate: day,
      editableUntil: instant,
      locked: yesOrNo(false),
      total: money,
      card: recordOrNone(cardSchema),
      alerts: optionalListOf("alert", alertSchema),
      pendingOrder: reference,
      pausedUntil: day,
    }),
  }),
  z.transform(
    ({ subscriptionInterval, number, ...rest }): CustomerSubscription => ({
      ...rest,
      number: number || String(rest.id),
      interval: subscriptionInterval,
    }),
  ),
);
