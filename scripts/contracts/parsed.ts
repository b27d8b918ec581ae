import type * as z from "zod/mini";
import type { Log } from "../../worker/log.ts";
import { parseTolerantly } from "../../worker/upstream/lists.ts";

/** Parses as the shop does when it reads an entry. @throws what is wrong */
export function parsed<T>(schema: z.ZodMiniType<T>, answer: unknown, log: Log): T {
  const { data, error, leftOut } = parseTolerantly(schema, answer);
  for (const member of leftOut) log.warn("left out", { ...member });
  if (error) throw error;
  return data as T;
}
