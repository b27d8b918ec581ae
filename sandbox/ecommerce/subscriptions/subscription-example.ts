import { everyPostalText } from "../../../shared/address/address.ts";
import { noonOf } from "../../paris-days.ts";
import type { Subscription } from "./subscription-store.ts";

export const demoVariant = {
  code: "11000103",
  sku: "MUS",
  productName: "Croquettes",
  variantName: "12 kg",
  weight: 12_000,
  price: 9490,
  subscriptionPrice: 8541,
  stock: 40,
  sellable: true,
};

export function demoSubscription(change: Partial<Subscription> = {}): Subscription {
  const address = { ...nowhere, countryCode: "FR" };
  return {
    id: 1,
    number: "ABO0000001",
    customerId: 1,
    state: "active",
    createdAt: "2026-07-01T10:00:00.000Z",
    subscriptionInterval: 42,
    nextShipmentDate: noonOf("2026-12-01"),
    shippedCount: 3,
    shippingAddress: address,
    billingAddress: address,
    shippingMethod: "colissimo",
    pickupPoint: null,
    paymentMethod: "card",
    card: { brand: "visa", lastDigits: "4242", expiresAt: "2028-01-31T22:59:59.000Z" },
    couponCodes: [],
    pausedUntil: null,
    plannedShipmentDate: null,
    originOrderId: null,
    period: 4,
    frozen: null,
    frozenAt: null,
    remindedOfDate: null,
    cardRemindedAt: null,
    abortedAt: null,
    abortReason: null,
    abortMessage: null,
    items: [
      {
        id: 1,
        subscriptionId: 1,
        variantCode: demoVariant.code,
        quantity: 1,
        once: false,
        variant: demoVariant,
      },
    ],
    ...change,
  };
}

const nowhere = {
  ...everyPostalText(null),
  provinceCode: null,
  provinceName: null,
};
