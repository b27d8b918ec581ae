import { createMiddleware } from "hono/factory";
import { defaultCountry } from "../../shared/country/country.ts";
import type { AppEnv } from "../context.ts";
import { chosenCountry } from "../session/country.ts";

/** Never redirects by country (Reg. 2018/302). */
export const country = createMiddleware<AppEnv>(async function country(c, next) {
  const chosen = chosenCountry(c);
  c.set("chosenCountry", chosen);
  c.set("country", chosen ?? defaultCountry);
  await next();
});
