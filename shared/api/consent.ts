import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** What is granted stands in the cookie. After a withdrawal the page is loaded anew. */
export const answerConsent: Endpoint<FormData, { redirect: string } | null> = {
  method: "POST",
  path: api.consent,
  input: "form",
  output: z.nullable(z.object({ redirect: z.string() })),
};
