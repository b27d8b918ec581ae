import * as z from "zod/mini";
import { tolerantMembers } from "../../lists.ts";
import { notRead } from "../../upstream-error.ts";
import type { Call, SendCall } from "../send.ts";

/** Reads the order unless the write returns it. @throws UpstreamError, in doubt if that read fails */
export function orderAfter<T extends object>(
  send: SendCall,
  schema: z.ZodMiniType<T>,
  read: (token: string) => Promise<T>,
) {
  const wholeOrder = z.pipe(
    z.transform((answer: unknown): { order?: unknown } => ({ order: isWhole(answer) ? answer : null })),
    z.pipe(
      z.object(tolerantMembers({ order: z.nullish(schema) })),
      z.transform(({ order }: { order?: T | null | undefined }): T | null => order ?? null),
    ),
  );
  return async (token: string, write: Call, body: object): Promise<T> =>
    (await send(write, wholeOrder, { body })) ?? readAfter(read(token));
}

export const readAfter = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw notRead(error);
  });

const isWhole = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "items" in answer;
