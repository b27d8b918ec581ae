import { api } from "./api.ts";
import type { Endpoint } from "./endpoint.ts";

/** Parsed by hand, because these calls may be part of the first view, which carries no schema library. */
export const closeCountry: Endpoint<undefined, void> = {
  method: "POST",
  path: api.closeCountry,
  input: "none",
  output: { parse: () => undefined },
};

export const closeLanguage: Endpoint<undefined, void> = { ...closeCountry, path: api.closeLanguage };
