import { Hono } from "hono";
import { categoryHref, href } from "../../shared/routes.ts";
import { namesLoss } from "../../shared/search/loss.ts";
import {
  noSuggestions,
  type Suggestions,
  shortestQuestion,
  tidyQuestion,
} from "../../shared/search/search.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppEnv, Services } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { pictureOf } from "../page/pictures.ts";
import { sourceLink } from "../page/source-link.ts";
import type { SuggestionHits } from "../upstream/search/search.ts";
import { markedTitle } from "./marked-title.ts";
import { offeredCheck, searchCheck } from "./search-check.ts";

const t = translator(searchTexts);

/** Seconds in the browser's cache. */
const maxAge = 60;

export const suggestionsApi = new Hono<AppEnv>().post("/", searchCheck.act).get("/", async (c) => {
  const query = tidyQuestion(c.req.query("q"));
  if (query.length < shortestQuestion || namesLoss(query)) return c.json<Suggestions>(noSuggestions);
  if (!(await withinNetworkLimit(c, "SUGGESTIONS_LIMIT"))) {
    setRetryAfter(c);
    const check = await offeredCheck(c.var);
    return c.json({ message: t("busy.title"), ...(check && { botCheck: check.botCheck }) }, 429);
  }
  try {
    const found = await c.var.search.suggest(query);
    c.header("Cache-Control", `private, max-age=${maxAge}`);
    return c.json<Suggestions>(suggestionsOf(c.var, found));
  } catch (error) {
    c.var.log.error("no suggestions", error);
    c.header("Cache-Control", "no-store");
    return c.json<Suggestions>(noSuggestions);
  }
});

function suggestionsOf(
  services: Services<"bot" | "configuration" | "log">,
  { products, categories, pages, count }: SuggestionHits,
): Suggestions {
  return {
    products: products.map(({ slug, image, price, weight, ...hit }) => {
      const picture = pictureOf(services, image && { ...image, alternativeText: "" });
      return {
        ...hit,
        ...markedTitle(hit.name),
        href: sourceLink(
          services,
          href("produits-product-format", { product: slug }),
          "suggestions_recherche",
        ),
        image: picture && { url: picture.url, width: picture.width, height: picture.height },
        price: price ?? null,
        weight: weight ?? null,
      };
    }),
    categories: categories.map(({ path, marked }) => ({
      href: categoryHref(path),
      name: marked,
    })),
    pages: pages.map(({ path, marked }) => ({
      href: path,
      name: marked,
    })),
    count,
  };
}
