import { Hono } from "hono";
import { isPostcode, tidyPostcode } from "../../shared/address/postcode.ts";
import { proposedTowns } from "../../shared/address/proposed-towns.ts";
import type { ProposedTowns } from "../../shared/api/address.ts";
import { typedLine } from "../../shared/text/typed-text.ts";
import type { AppEnv } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { addressSearchService } from "../services/address-search-service.ts";

const none: ProposedTowns = { towns: [] };

/** Seconds in the browser's cache. */
const maxAge = 60;

/** French postcodes only. Whatever fails proposes nothing, because the form accepts the town as it is. */
export const proposedTownsApi = new Hono<AppEnv>().get("/", async (c) => {
  c.header("Cache-Control", "no-store");
  const { configuration, deadline, log } = c.var;
  const postcode = tidyPostcode(c.req.query("postcode") ?? "", "FR");
  const city = typedLine(c.req.query("city") ?? "");
  if (!configuration.addressSearchUrl || !isPostcode(postcode, "FR") || !city) return c.json(none);
  if (!(await withinNetworkLimit(c, "ADDRESS_SUGGESTIONS_LIMIT"))) return c.json(none);
  try {
    const known = await addressSearchService(c.env, configuration, { deadline, log }).townsOf(postcode);
    c.header("Cache-Control", `private, max-age=${maxAge}`);
    return c.json<ProposedTowns>({ towns: proposedTowns(city, known) });
  } catch (error) {
    log.error("no towns proposed", error);
    return c.json(none);
  }
});
