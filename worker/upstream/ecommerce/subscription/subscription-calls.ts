import * as z from "zod/mini";
import type { PostalAddress } from "../../../../shared/address/address.ts";
import { isSame } from "../../../../shared/address/postal-address.ts";
import type { Carrier } from "../../../../shared/checkout/checkout-order.ts";
import type { OrderPage } from "../../../../shared/order/list/order-summary.ts";
import { isSameCode } from "../../../../shared/subscription/coupon/coupon-form.ts";
import type { CustomerSubscription } from "../../../../shared/subscription/customer-subscription.ts";
import { isRunning } from "../../../../shared/subscription/next-delivery/next-deliveries.ts";
import type { Reminder } from "../../../../shared/subscription/reminder/reminder.ts";
import { path } from "../../path.ts";
import { nullIfAbsent } from "../../upstream-error.ts";
import { written } from "../../write-outcome.ts";
import { allMembers } from "../all-members.ts";
import { iri } from "../iri.ts";
import { orderPage } from "../order/order-page.ts";
import { carrierSchema } from "../order/shipment.ts";
import { reference } from "../references.ts";
import type { Call, SendCall } from "../send.ts";
import { reminderSchema } from "./reminder.ts";
import { subscriptionSchema } from "./subscription.ts";

const calls = {
  subscriptions: () => ["GET", "shop/subscriptions"],
  subscription: (id: number) => ["GET", path`shop/subscriptions/${id}`],
  change: (id: number) => ["PATCH", path`shop/subscriptions/${id}`],
  carriers: (id: number) => ["GET", path`shop/subscriptions/${id}/shipping-methods`],
  addItem: (id: number) => ["POST", path`shop/subscriptions/${id}/items`],
  changeItem: (id: number, item: number) => ["PATCH", path`shop/subscriptions/${id}/items/${item}`],
  removeItem: (id: number, item: number) => ["DELETE", path`shop/subscriptions/${id}/items/${item}`],
  shipNow: (id: number) => ["POST", path`shop/subscriptions/${id}/ship-now`],
  pause: (id: number) => ["POST", path`shop/subscriptions/${id}/pause`],
  resume: (id: number) => ["POST", path`shop/subscriptions/${id}/resume`],
  abort: (id: number) => ["POST", path`shop/subscriptions/${id}/abort`],
  orders: (id: number) => ["GET", path`shop/subscriptions/${id}/orders`],
  updatePayment: (id: number) => ["POST", path`shop/subscriptions/${id}/payment-update`],
  addCoupon: (id: number) => ["POST", path`shop/subscriptions/${id}/coupons`],
  reminder: (id: number) => ["GET", path`shop/subscriptions/${id}/reminder`],
  confirmReminder: (id: number) => ["POST", path`shop/subscriptions/${id}/reminder-confirmation`],
  removeCoupon: (id: number, code: string) => ["DELETE", path`shop/subscriptions/${id}/coupons/${code}`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

/** Omitted members stay unchanged. */
export interface SubscriptionPatch {
  interval?: number;
  nextShipmentDate?: string;
  shippingAddress?: PostalAddress;
  billingAddress?: PostalAddress;
  shippingMethod?: string;
  pickupPoint?: string | null;
}

/** Precondition of every write: 409 if the next shipment has changed since the page was rendered. */
export type Decided = Pick<CustomerSubscription, "id" | "plannedDate">;

export interface ShippedNow {
  order: string | null;
  redirectUrl: string | null;
}

type IsDone = (after: CustomerSubscription) => boolean;

/** Writes inside the lock before a shipment fail with 422 and the code `subscription.locked`. */
export function subscriptionCalls(send: SendCall) {
  const subscription = (id: number): Promise<CustomerSubscription> =>
    send(calls.subscription(id), subscriptionSchema);
  const reminder = (id: number, link: string): Promise<Reminder> =>
    send(calls.reminder(id), reminderSchema, { query: { link } });
  const settle = (
    name: string,
    { id }: Decided,
    sent: () => Promise<CustomerSubscription>,
    isDone: IsDone,
  ): Promise<CustomerSubscription> =>
    written({
      name: `${name} of a subscription`,
      send: sent,
      read: () => subscription(id),
      isDone: (after) => after.id === id && isDone(after),
    });
  const write = (name: string, call: Call, decided: Decided, body: object, isDone: IsDone) => {
    const whole = { ...body, expectedNextShipmentDate: decided.plannedDate };
    return settle(name, decided, () => send(call, subscriptionSchema, { body: whole }), isDone);
  };
  const remove = (name: string, call: Call, decided: Decided, isDone: IsDone) => {
    const { plannedDate } = decided;
    const query = plannedDate && { query: { expectedNextShipmentDate: plannedDate } };
    return settle(name, decided, () => send(call, subscriptionSchema, { ...query }), isDone);
  };
  return {
    subscriptions: (): Promise<CustomerSubscription[]> =>
      allMembers(send, calls.subscriptions(), subscriptionSchema),
    subscription,
    changeSubscription: (decided: Decided, change: SubscriptionPatch): Promise<CustomerSubscription> => {
      const { interval, shippingMethod, pickupPoint, ...rest } = change;
      const body = {
        ...rest,
        ...(interval !== undefined && { subscriptionInterval: interval }),
        ...(shippingMethod !== undefined && { shippingMethod: iri("shipping-methods", shippingMethod) }),
        ...(pickupPoint !== undefined && { pickupPoint: pickupPoint && iri("pickup-points", pickupPoint) }),
      };
      return write("change", calls.change(decided.id), decided, body, (after) =>
        shows(after, change, decided),
      );
    },
    /** Sylius' own `shop/shipping-methods` needs an order. Null if the API has no such list. */
    subscriptionCarriers: (id: number, countryCode?: string): Promise<Carrier[] | null> =>
      allMembers(
        send,
        calls.carriers(id),
        carrierSchema,
        countryCode ? { query: { countryCode } } : {},
      ).catch(nullIfAbsent),
    addSubscriptionItem: (
      decided: Decided,
      { variant, ...item }: { variant: string; quantity: number; once: boolean },
    ): Promise<CustomerSubscription> =>
      write(
        "new line",
        calls.addItem(decided.id),
        decided,
        { productVariant: iri("product-variants", variant), ...item },
        ({ items }) =>
          items.some(
            (line) =>
              line.variant === variant && line.once === item.once && (line.quantity ?? 0) >= item.quantity,
          ),
      ),
    changeSubscriptionItem: (
      decided: Decided,
      item: number,
      { variant, ...change }: { variant?: string; quantity?: number },
    ): Promise<CustomerSubscription> =>
      write(
        "changed line",
        calls.changeItem(decided.id, item),
        decided,
        { ...change, ...(variant && { productVariant: iri("product-variants", variant) }) },
        ({ items }) =>
          items.some(
            (line) =>
              line.id === item &&
              (variant === undefined || line.variant === variant) &&
              (change.quantity === undefined || line.quantity === change.quantity),
          ),
      ),
    /** 422 for the last recurring item. */
    removeSubscriptionItem: (decided: Decided, item: number): Promise<CustomerSubscription> =>
      remove(
        "removed line",
        calls.removeItem(decided.id, item),
        decided,
        ({ items }) => !items.some(({ id }) => id === item),
      ),
    shipNow: ({ id, plannedDate }: Decided): Promise<ShippedNow> =>
      send(calls.shipNow(id), shippedNowSchema, {
        body: { expectedNextShipmentDate: plannedDate },
        proof: [202],
      }),
    /** @param until a day in Paris, at most three months ahead */
    pauseSubscription: (decided: Decided, until: string): Promise<CustomerSubscription> =>
      write("pause", calls.pause(decided.id), decided, { until }, ({ pausedUntil }) => pausedUntil === until),
    resumeSubscription: (decided: Decided): Promise<CustomerSubscription> =>
      write(
        "resumption",
        calls.resume(decided.id),
        decided,
        {},
        ({ state, pausedUntil }) => state !== "paused" && pausedUntil === null,
      ),
    /** 422 with the code `subscription.minimum` before the second delivery. */
    abortSubscription: (
      decided: Decided,
      reasons: { reason: string; message: string },
    ): Promise<CustomerSubscription> =>
      write("end", calls.abort(decided.id), decided, reasons, (after) => !isRunning(after)),
    subscriptionOrders: (id: number, page: number, itemsPerPage: number): Promise<OrderPage> =>
      orderPage(send, calls.orders(id), { page, itemsPerPage }),
    /** Needs no login. @param link token of a mail's link, which the API verifies too */
    reminder,
    /** Notes that all is well; changes nothing else. Needs no login. */
    confirmReminder: (id: number, link: string): Promise<Reminder> =>
      written({
        name: "confirmation of a reminder",
        send: () => send(calls.confirmReminder(id), reminderSchema, { query: { link }, body: {} }),
        read: () => reminder(id, link),
        isDone: (after) => after.id === id && after.isConfirmed,
      }),
    /** URL of the gateway's page. @param returnPath path of the shop */
    updatePayment: async ({ id, plannedDate }: Decided, returnPath: string): Promise<string> => {
      const body = { expectedNextShipmentDate: plannedDate, returnPath };
      return (await send(calls.updatePayment(id), z.object({ redirectUrl: z.string() }), { body }))
        .redirectUrl;
    },
    addSubscriptionCoupon: (decided: Decided, couponCode: string): Promise<CustomerSubscription> =>
      write("coupon", calls.addCoupon(decided.id), decided, { couponCode }, ({ coupons }) =>
        coupons.some(({ code }) => isSameCode(code, couponCode)),
      ),
    removeSubscriptionCoupon: (decided: Decided, code: string): Promise<CustomerSubscription> =>
      remove(
        "removed coupon",
        calls.removeCoupon(decided.id, code),
        decided,
        ({ coupons }) => !coupons.some((one) => isSameCode(one.code, code)),
      ),
  };
}

/** The API may move a date to the next working day. */
function shows(after: CustomerSubscription, change: SubscriptionPatch, before: Decided): boolean {
  const { interval, nextShipmentDate, shippingAddress, billingAddress, shippingMethod, pickupPoint } = change;
  return (
    (interval === undefined || after.interval === interval) &&
    (nextShipmentDate === undefined ||
      after.nextShipmentDate === nextShipmentDate ||
      after.plannedDate !== before.plannedDate) &&
    isAt(after.shippingAddress, shippingAddress) &&
    isAt(after.billingAddress, billingAddress) &&
    (shippingMethod === undefined || after.shippingMethod === shippingMethod) &&
    (pickupPoint === undefined || (after.pickupPoint ?? "") === (pickupPoint ?? ""))
  );
}

const isAt = (one: PostalAddress | null, asked: PostalAddress | undefined): boolean =>
  asked === undefined || (one !== null && isSame(one, asked));

const shippedNowSchema: z.ZodMiniType<ShippedNow> = z.object({
  order: reference,
  redirectUrl: z.pipe(
    z.nullish(z.string()),
    z.transform((url): string | null => url || null),
  ),
});
