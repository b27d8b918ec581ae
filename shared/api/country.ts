import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** Closes the question for a country without an answer. Without a schema: it may come with the first view. */
export const closeCountry: Endpoint<undefined, void> = {
  method: "POST",
  path: api.closeCountry,
  input: "none",
  output: { parse: () => undefined },
};
