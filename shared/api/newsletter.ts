import * as z from "zod/mini";
import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

export const subscribeToNewsletter: Endpoint<FormData, null> = {
  method: "POST",
  path: api.newsletter,
  input: "form",
  output: z.null(),
};
