import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** Has no schema, since it may come with the first view. */
export const closeCountry: Endpoint<undefined, void> = {
  method: "POST",
  path: api.closeCountry,
  input: "none",
  output: { parse: () => undefined },
};
