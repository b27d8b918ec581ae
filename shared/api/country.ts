import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** Neither has a schema, since they may come with the first view. */
export const closeCountry: Endpoint<undefined, void> = {
  method: "POST",
  path: api.closeCountry,
  input: "none",
  output: { parse: () => undefined },
};

export const closeLanguage: Endpoint<undefined, void> = { ...closeCountry, path: api.closeLanguage };
