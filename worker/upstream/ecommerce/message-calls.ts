import * as z from "zod/mini";
import { path } from "../path.ts";
import type { Call, SendCall } from "./send.ts";

const calls = {
  contact: () => ["POST", "shop/contact-requests"],
  subscribeToNewsletter: () => ["POST", "shop/newsletter-subscriptions"],
  notifyOfStock: (variant: string) => ["POST", path`shop/product-variants/${variant}/stock-notifications`],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export interface ContactRequest {
  orderId: string | null;
  productName: string | null;
  message: string;
  email: string;
  /** `content` is base64, because this API accepts only JSON; `type` is detected from the bytes. */
  file: { name: string; type: string; content: string } | null;
}

export function messageCalls(send: SendCall) {
  return {
    contact: async (request: ContactRequest): Promise<void> => {
      await send(calls.contact(), z.unknown(), { body: request, proof: [202] });
    },
    subscribeToNewsletter: async (email: string): Promise<void> => {
      await send(calls.subscribeToNewsletter(), z.unknown(), { body: { email }, proof: [204] });
    },
    /** The answer does not reveal if the e-mail is already subscribed. */
    notifyOfStock: async (variant: string, email: string): Promise<void> => {
      await send(calls.notifyOfStock(variant), z.unknown(), { body: { email }, proof: [202, 204] });
    },
  };
}
