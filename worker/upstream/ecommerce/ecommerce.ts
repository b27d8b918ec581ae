import { locale as frenchOfFrance } from "../../../shared/text/translator.ts";
import type { EcommerceVersion } from "../../env.ts";
import type { Log } from "../../log.ts";
import { createPdfDownload } from "../download.ts";
import { type Connection, createHttp, type HttpOptions, UpstreamError } from "../http.ts";
import { type AcceptedCoupons, noCoupons } from "./accepted-coupons.ts";
import { addressCalls } from "./address/address-calls.ts";
import { animalCalls } from "./animal/animal-calls.ts";
import { cartCalls } from "./cart-calls.ts";
import { channelCalls } from "./channel-calls.ts";
import { checkoutCalls } from "./checkout-calls.ts";
import { contractCalls } from "./contract-calls.ts";
import { accountCalls } from "./customer/account-calls.ts";
import { customerCalls } from "./customer/customer-calls.ts";
import { messageCalls } from "./message-calls.ts";
import { orderCalls } from "./order/order-calls.ts";
import { recallCalls } from "./recall-calls.ts";
import type { SendCall } from "./send.ts";
import { sponsorshipCalls } from "./sponsorship/sponsorship-calls.ts";
import { frequencyCalls } from "./subscription/frequency-calls.ts";
import { subscriptionCalls } from "./subscription/subscription-calls.ts";

export interface EcommerceOptions extends Connection {
  channelCode: string;
  version?: EcommerceVersion;
  locale?: string;
  token?: string | undefined;
  onTokenRefused?: () => void;
  log?: Pick<Log, "error" | "warn"> | undefined;
  coupons?: AcceptedCoupons;
}

/** Every function throws UpstreamError. */
export function createEcommerce({
  channelCode,
  version = "1.10",
  locale = frenchOfFrance,
  token,
  onTokenRefused,
  coupons = noCoupons,
  ...connection
}: EcommerceOptions) {
  const service: HttpOptions = {
    service: "ecommerce",
    ...connection,
    query: { channelCode, locale },
    headers: {
      Accept: "application/ld+json",
      "Accept-Language": locale.replaceAll("_", "-"),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
  };
  const http = createHttp(service);
  const downloadPdf = createPdfDownload(service);

  const refused = (error: unknown): never => {
    if (token && error instanceof UpstreamError && error.status === 401) onTokenRefused?.();
    throw error;
  };

  const send: SendCall = async ([method, path], schema, { body, query, deadline, proof } = {}) => {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
    const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": type };
    const options = { ...(query && { query }), ...(deadline && { deadline }), ...(proof && { proof }) };
    return http(path, { method, schema, body, headers, ...options }).catch(refused);
  };

  const channel = { channelCode, locale, version, coupons };
  const cart = cartCalls(send, channel);
  return {
    ...cart,
    ...channelCalls(send, channel),
    ...accountCalls(send, channel),
    ...customerCalls(send),
    ...addressCalls(send),
    ...checkoutCalls(send, channel),
    ...messageCalls(send),
    ...contractCalls(send),
    ...orderCalls(send, (path) => downloadPdf(path).catch(refused), version),
    ...sponsorshipCalls(send),
    ...subscriptionCalls(send),
    ...animalCalls(send),
    frequencies: frequencyCalls(send),
    lotRecalls: recallCalls(send, cart.variant),
  };
}

export type Ecommerce = ReturnType<typeof createEcommerce>;
