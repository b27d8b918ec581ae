import type * as z from "zod/mini";

/** Undefined for no text, invalid JSON, or what the schema refuses. */
export function parseJson<T>(text: string | undefined, schema: z.ZodMiniType<T>): T | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
