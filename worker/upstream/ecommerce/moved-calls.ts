import type { EcommerceVersion } from "../../env.ts";
import { path } from "../path.ts";
import type { Call } from "./send.ts";

/** Calls whose method or path differs between Sylius versions; each version overrides the previous one. */
const version110 = {
  addItem: (token: string): Call => ["PATCH", path`shop/orders/${token}/items`],
  addressOrder: (token: string): Call => ["PATCH", path`shop/orders/${token}/address`],
  applyCoupon: (token: string): Call => ["PATCH", path`shop/orders/${token}/apply-coupon`],
  removeCoupon: (token: string, code: string): Call => ["DELETE", path`shop/orders/${token}/coupon/${code}`],
  carriers: (token: string, shipment: number): Call => [
    "GET",
    path`shop/orders/${token}/shipments/${shipment}/methods`,
  ],
  paymentMethods: (token: string, payment: number): Call => [
    "GET",
    path`shop/orders/${token}/payments/${payment}/methods`,
  ],
  shipment: (_token: string, shipment: number): Call => ["GET", path`shop/shipments/${shipment}`],
  logIn: (): Call => ["POST", "shop/authentication-token"],
  askForReset: (): Call => ["POST", "shop/reset-password-requests"],
  resetPassword: (token: string): Call => ["PATCH", path`shop/reset-password-requests/${token}`],
  askForVerification: (): Call => ["POST", "shop/account-verification-requests"],
  verify: (token: string): Call => ["PATCH", path`shop/account-verification-requests/${token}`],
};

type MovedCalls = typeof version110;

const wholeOrder = (token: string): Call => ["PUT", path`shop/orders/${token}`];

const version111: MovedCalls = {
  ...version110,
  addItem: (token) => ["POST", path`shop/orders/${token}/items`],
  addressOrder: wholeOrder,
  applyCoupon: wholeOrder,
  removeCoupon: wholeOrder,
};

const version112: MovedCalls = {
  ...version111,
  carriers: (token, shipment) => [
    "GET",
    path`shop/shipping-methods?shipmentId=${shipment}&tokenValue=${token}`,
  ],
  paymentMethods: (token, payment) => [
    "GET",
    path`shop/payment-methods?paymentId=${payment}&tokenValue=${token}`,
  ],
};

const version113: MovedCalls = {
  ...version112,
  logIn: () => ["POST", "shop/customers/token"],
  askForReset: () => ["POST", "shop/customers/reset-password"],
  resetPassword: (token) => ["PATCH", path`shop/customers/reset-password/${token}`],
  askForVerification: () => ["POST", "shop/customers/verify"],
  verify: (token) => ["PATCH", path`shop/customers/verify/${token}`],
};

const version20: MovedCalls = {
  ...version113,
  carriers: version110.carriers,
  paymentMethods: version110.paymentMethods,
  shipment: (token, shipment) => ["GET", path`shop/orders/${token}/shipments/${shipment}`],
};

export const movedCalls: Record<EcommerceVersion, MovedCalls> = {
  "1.10": version110,
  "1.11": version111,
  "1.12": version112,
  "1.13": version113,
  "2.0": version20,
};

export const resetLocaleName = (version: EcommerceVersion): string =>
  version === "1.13" || version === "2.0" ? "localeCode" : "locale";
