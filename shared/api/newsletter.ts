import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

export const subscribeToNewsletter: Endpoint<FormData, { meant: string } | null> = {
  method: "POST",
  path: api.newsletter,
  input: "form",
  /** An address that was probably meant instead. */
  output: z.nullable(z.object({ meant: z.string() })),
};
