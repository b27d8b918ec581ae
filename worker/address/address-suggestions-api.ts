import { Hono } from "hono";
import { suggestedAddressTexts } from "../../shared/address/suggested-address.texts.ts";
import {
  addressQuestion,
  fittedSuggestion,
  shortestAddressQuestion,
} from "../../shared/address/suggested-address.ts";
import type { AddressSuggestions } from "../../shared/api/address.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { addressSearchService } from "../services/address-search-service.ts";

const t = translator(suggestedAddressTexts);

const none: AddressSuggestions = { addresses: [] };

/** Seconds in the browser's cache. */
const maxAge = 60;

/** The worker asks the address base itself, which therefore never sees who is typing. */
export const addressSuggestionsApi = new Hono<AppEnv>().get("/", async (c) => {
  c.header("Cache-Control", "no-store");
  const { configuration, deadline, log } = c.var;
  if (!configuration.addressSearchUrl) return c.json({ message: "Not Found" }, 404);
  const question = addressQuestion(c.req.query("q"));
  if (question.length < shortestAddressQuestion) return c.json(none);
  if (!(await withinNetworkLimit(c, "ADDRESS_SUGGESTIONS_LIMIT"))) {
    setRetryAfter(c);
    return c.json({ message: t("tooOften") }, 429);
  }
  try {
    const found = await addressSearchService(c.env, configuration, { deadline, log }).suggest(question);
    const addresses = found.flatMap((address) => fittedSuggestion(question, address) ?? []);
    c.header("Cache-Control", `private, max-age=${maxAge}`);
    return c.json<AddressSuggestions>({ addresses });
  } catch (error) {
    log.error("no addresses suggested", error);
    return c.json(none);
  }
});
