import { locale as frenchOfFrance } from "../../../shared/text/translator.ts";
import type { EcommerceVersion } from "../../env.ts";
import type { Log } from "../../log.ts";
import { createPdfDownload } from "../download.ts";
import type { Connection, HttpOptions } from "../exchange.ts";
import { createHttp } from "../http.ts";
import { UpstreamError } from "../upstream-error.ts";
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
import { claimCalls } from "./order/claim-calls.ts";
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
  /** Resolves to a token that has not been refused yet, if there is one. */
  onTokenRefused?: (token: string) => Promise<string | undefined>;
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
    },
  };
  const http = createHttp(service);
  const downloadPdf = createPdfDownload(service);

  let accepted = token;

  /** Repeats a refused call with the next token, since a 401 means that nothing was done. */
  async function authorized<T>(call: (headers: Record<string, string>) => Promise<T>): Promise<T> {
    const used = accepted;
    try {
      return await call(used ? { Authorization: `Bearer ${used}` } : {});
    } catch (error) {
      const isRefused = error instanceof UpstreamError && error.status === 401;
      const next = used && isRefused ? await onTokenRefused?.(used) : undefined;
      if (!next) throw error;
      accepted = next;
      return authorized(call);
    }
  }

  const send: SendCall = async ([method, path], schema, { body, query, deadline, proof } = {}) => {
    const type = method === "PATCH" ? "application/merge-patch+json" : "application/ld+json";
    const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": type };
    const options = { ...(query && { query }), ...(deadline && { deadline }), ...(proof && { proof }) };
    return authorized((authorization) =>
      http(path, { method, schema, body, headers: { ...headers, ...authorization }, ...options }),
    );
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
    ...orderCalls(send, (path) => authorized((headers) => downloadPdf(path, headers)), version),
    ...claimCalls(send),
    ...sponsorshipCalls(send),
    ...subscriptionCalls(send),
    ...animalCalls(send),
    frequencies: frequencyCalls(send),
    lotRecalls: recallCalls(send, cart.variant),
  };
}

export type Ecommerce = ReturnType<typeof createEcommerce>;
