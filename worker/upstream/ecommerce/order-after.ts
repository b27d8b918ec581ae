import * as z from "zod/mini";
import type { Call, Send } from "./send.ts";

/**
 * The order after a write: what the write answers, or the order read anew where that is not the whole order (nothing,
 * `{}`, an order without its items).
 */
export function orderAfter<T extends object>(
  send: Send,
  schema: z.ZodMiniType<T>,
  read: (token: string) => Promise<T>,
) {
  const wholeOrder = z.pipe(
    z.transform((answer: unknown) => (isWhole(answer) ? answer : null)),
    z.catch(z.nullable(schema), null),
  );
  return async (token: string, write: Call, body: object): Promise<T> =>
    (await send(write, wholeOrder, { body })) ?? read(token);
}

const isWhole = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "items" in answer;
