import * as z from "zod/mini";
import { tolerantMembers } from "../../lists.ts";
import { notRead } from "../../upstream-error.ts";
import type { Call, SendCall } from "../send.ts";

/** Null if a write's answer is not the whole order. */
export const wholeOrNull = <T extends object>(schema: z.ZodMiniType<T>): z.ZodMiniType<T | null> =>
  z.pipe(
    z.transform((answer: unknown): { order?: unknown } => ({ order: isWhole(answer) ? answer : null })),
    z.pipe(
      z.object(tolerantMembers({ order: z.nullish(schema) })),
      z.transform(({ order }: { order?: T | null | undefined }): T | null => order ?? null),
    ),
  );

/** Reads the order unless the write returns it. @throws UpstreamError, in doubt if that read fails */
export const orderAfter =
  <T extends object>(send: SendCall, written: z.ZodMiniType<T | null>, read: (token: string) => Promise<T>) =>
  async (token: string, write: Call, body: object): Promise<T> =>
    (await send(write, written, { body })) ?? readAfter(read(token));

export const readAfter = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    throw notRead(error);
  });

const isWhole = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "items" in answer;
