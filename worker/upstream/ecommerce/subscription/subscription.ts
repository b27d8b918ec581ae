import * as z from "zod/mini";
import { departureFrom } from "../../../../shared/delivery/departure.ts";
import { minimumDeliveries } from "../../../../shared/frequency/frequency.ts";
import {
  type CustomerSubscription,
  type SubscriptionCard,
  type SubscriptionCoupon,
  type SubscriptionItem,
  subscriptionAlerts,
} from "../../../../shared/subscription/customer-subscription.ts";
import { nameByProduct } from "../../../../shared/subscription/subscription-name.ts";
import { subscriptionStates } from "../../../../shared/subscription/subscription-states.ts";
import { optionalListOf, tolerantMembers } from "../../lists.ts";
import { postalAddressSchema } from "../address/address.ts";
import { day, filledText, instant, money, orDefault, recordOrNone, wholeNumber } from "../fields.ts";
import { identified, reference } from "../references.ts";
import { namesOf, stateIn } from "../states.ts";

const name = orDefault(z.string(), "");
const yesOrNo = (otherwise: boolean) => orDefault(z.boolean(), otherwise);

const itemSchema: z.ZodMiniType<SubscriptionItem> = identified({
  id: z.int(),
  ...tolerantMembers({
    variant: reference,
    productName: name,
    variantName: name,
    quantity: orDefault(wholeNumber, null),
    unitPrice: money,
    originalUnitPrice: money,
    subtotal: money,
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

const couponSchema: z.ZodMiniType<SubscriptionCoupon> = z.object({
  code: z.string(),
  ...tolerantMembers({ valid: yesOrNo(true), reason: filledText }),
});

const subject = z.pipe(
  z.catch(filledText, null),
  z.transform((text: string | null) => (text?.startsWith("/") ? null : text)),
);

const alertSchema = z.object({ kind: z.enum(subscriptionAlerts), subject });

const plannedSchema = z.pipe(
  z.catch(z.object({ nextShipmentDate: z.optional(z.unknown()) }), {}),
  z.transform(({ nextShipmentDate }) => Boolean(nextShipmentDate)),
);

const membersSchema = z.pipe(
  identified({
    id: z.int(),
    ...tolerantMembers({
      number: name,
      state: orDefault(stateIn("subscription", namesOf(subscriptionStates)), "unknown" as const),
      createdAt: instant,
      items: optionalListOf("item", itemSchema),
      subscriptionInterval: orDefault(wholeNumber, null),
      nextShipmentDate: day,
      editableUntil: instant,
      locked: yesOrNo(false),
      shippedCount: orDefault(wholeNumber, null),
      minimumShipments: orDefault(wholeNumber, minimumDeliveries),
      itemsTotal: money,
      orderPromotionTotal: money,
      shippingTotal: money,
      total: money,
      shippingAddress: recordOrNone(postalAddressSchema),
      billingAddress: recordOrNone(postalAddressSchema),
      shippingMethod: reference,
      pickupPoint: reference,
      paymentMethod: reference,
      card: recordOrNone(cardSchema),
      coupons: optionalListOf("coupon", couponSchema),
      alerts: optionalListOf("alert", alertSchema),
      pendingOrder: reference,
      pausedUntil: day,
    }),
  }),
  z.transform(
    ({
      subscriptionInterval,
      number,
      nextShipmentDate,
      ...rest
    }): Omit<CustomerSubscription, "isDateUnread"> => ({
      ...rest,
      nextShipmentDate: nextShipmentDate && departureFrom(nextShipmentDate),
      plannedDate: nextShipmentDate,
      number: number || String(rest.id),
      name: nameByProduct({ number: number || String(rest.id), items: rest.items }),
      interval: subscriptionInterval,
    }),
  ),
);

export const subscriptionSchema: z.ZodMiniType<CustomerSubscription> = z.pipe(
  z.transform((subscription: unknown) => ({ subscription, planned: subscription })),
  z.pipe(
    z.object({ subscription: membersSchema, planned: plannedSchema }),
    z.transform(
      ({ subscription, planned }): CustomerSubscription => ({
        ...subscription,
        isDateUnread: planned && subscription.nextShipmentDate === null,
      }),
    ),
  ),
);
