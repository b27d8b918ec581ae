import { createMiddleware } from "hono/factory";
import { defaultCountry } from "../../shared/country/country.ts";
import type { AppEnv } from "../context.ts";
import { chosenCountry, followedCountry } from "../session/visitor/country.ts";

/** Redirecting by country is illegal: docs/rules/law.md#no-redirect-by-country */
export const country = createMiddleware<AppEnv>(async function country(c, next) {
  const chosen = chosenCountry(c);
  c.set("chosenCountry", chosen);
  c.set("country", chosen ?? followedCountry(c) ?? defaultCountry);
  await next();
});
