import * as z from "zod/mini";
import type { PaymentRequest } from "../../../../shared/checkout/checkout-order.ts";
import { tolerantMembers } from "../../lists.ts";
import { filledText } from "../fields.ts";

const finalStates = ["completed", "failed", "cancelled"] as const;

/** `addresses` are all that the gateway's data contain: each gateway names its page by another member. */
export const paymentRequestSchema = z.pipe(
  z.object({
    hash: z.string().check(z.minLength(1)),
    state: z.string(),
    ...tolerantMembers({ "@id": filledText }),
    responseData: z.optional(z.unknown()),
  }),
  z.transform(({ hash, state, "@id": iri, responseData }) => ({
    request: { hash, isBelowOrder: iri?.includes("/shop/orders/") ?? false } satisfies PaymentRequest,
    hasFailed: state === "failed" || state === "cancelled",
    isFinal: finalStates.some((one) => one === state),
    addresses: addressesIn(responseData),
  })),
);

function addressesIn(data: unknown, depth = 0): string[] {
  if (typeof data === "string") return /^(https?:\/)?\//.test(data) ? [data] : [];
  if (typeof data !== "object" || data === null || depth === deepest) return [];
  return Object.values(data).flatMap((member) => addressesIn(member, depth + 1));
}

const deepest = 3;
