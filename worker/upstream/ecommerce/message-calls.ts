import * as z from "zod/mini";
import type { Call, Send } from "./send.ts";

const calls = {
  contact: () => ["POST", "shop/contact-requests"],
  subscribeToNewsletter: () => ["POST", "shop/newsletter-subscriptions"],
} as const satisfies Record<string, (...parts: never[]) => Call>;

/** What a visitor writes to customer service (spec 3, contact request). */
export interface ContactRequest {
  orderId: string | null;
  productName: string | null;
  message: string;
  email: string;
  /** `content` in base64: every call of this API is linked data, files too. `type` is what the content says it is. */
  file: { name: string; type: string; content: string } | null;
}

/** Milliseconds: a file of some megabytes goes along with a message. */
const contactDeadline = 20_000;

/** What a visitor sends to the house. */
export function messageCalls(send: Send) {
  return {
    contact: async (request: ContactRequest): Promise<void> => {
      await send(calls.contact(), z.unknown(), { body: request, deadline: contactDeadline });
    },
    subscribeToNewsletter: async (email: string): Promise<void> => {
      await send(calls.subscribeToNewsletter(), z.unknown(), { body: { email } });
    },
  };
}
