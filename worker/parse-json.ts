import type * as z from "zod/mini";

/** What the schema reads of a text in JSON; undefined where there is none, it is no JSON, or the schema refuses it. */
export function parseJson<T>(text: string | undefined, schema: z.ZodMiniType<T>): T | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
