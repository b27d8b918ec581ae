import {
  isWrittenAs,
  type ListingQuery,
  listingSearch,
  pageParameter,
  plainSort,
  readListingQuery,
} from "../../shared/listing/listing-query.ts";
import type { ProductCard } from "../../shared/product/product.ts";
import { categoryHref, href } from "../../shared/routes.ts";
import { tidyQuestion } from "../../shared/search/search.ts";
import { searchHref } from "../../shared/search/search-address.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { cardsOf } from "../page/blocks.ts";
import { listedCards } from "../page/listed-cards.tsx";
import { withForeign } from "../page/listing.ts";
import { type Loader, NotFound } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { pageTitle } from "../page/seo.ts";
import { UpstreamError } from "../upstream/http.ts";
import type { SearchResults } from "../upstream/search/results.ts";

const t = translator(searchTexts);

/** Results of a question (spec 2, search): products, shelves and advice; never in a search engine. */
export const loadSearch: Loader<"rechercher"> = async (c) => {
  const query = tidyQuestion(c.req.query("q"));
  const page = pageOf(c.req.query(pageParameter));
  if (page === undefined) throw new NotFound(c.req.path);
  const { searchParams } = new URL(c.req.url);
  const asked = askedOf(c, searchParams);
  const written = listingSearch(asked, page);
  if (!isWrittenAs(searchParams, written))
    return redirectTo(c, withForeign(searchParams, href("rechercher") + written), 301);
  const head = { canonical: href("rechercher"), noindex: true };
  if (!query) {
    const title = pageTitle(t("start.title"));
    return {
      screen: "search",
      head: { ...head, title },
      props: { query, outcome: "start", again: href("rechercher"), ...(await waysOut(c)) },
    };
  }
  const title = pageTitle(page === 1 ? t("title", { query }) : t("titleOfPage", { query, page }));
  const found = await c.var.search.results(query, asked, page).catch((error: unknown) => {
    if (!(error instanceof UpstreamError)) throw error;
    c.var.log.error("no search results", error);
    return null;
  });
  if (found && page > Math.max(1, found.pageCount)) throw new NotFound(c.req.path);
  if (found && (asked.choices.length > 0 || !isEmpty(found))) {
    const props = await resultsOf(c, query, page, found);
    return { screen: "search", head: { ...head, title }, props, written: ["products"] };
  }
  return {
    screen: "search",
    head: { ...head, title },
    // What failed a moment ago may work now: that payload is not kept.
    personal: found === null,
    props: {
      query,
      outcome: found ? "none" : "down",
      again: searchHref(query, asked, page),
      ...(await waysOut(c)),
    },
  };
};

async function resultsOf(c: AppContext, query: string, page: number, found: SearchResults) {
  const { products, categories, pages, count, pageCount, facets, sort, relaxed, corrected } = found;
  return {
    query,
    outcome: "found" as const,
    products: listedCards(await cardsOf(c, products)),
    sorts: c.var.search.sorts,
    listing: { facets, count, page, pages: pageCount, sort },
    corrected,
    relaxed,
    categories: categories.map(({ path, name }) => ({ name, href: categoryHref(path) })),
    advice: pages.map(({ path, title, excerpt }) => ({ name: title, href: path, text: excerpt })),
  };
}

/** An order that the search service does not have is none. */
function askedOf(c: AppContext, params: URLSearchParams): ListingQuery {
  const { choices, sort } = readListingQuery(params);
  return { choices, sort: c.var.search.sorts.includes(sort) ? sort : plainSort };
}

const isEmpty = ({ count, categories, pages }: SearchResults) =>
  count === 0 && categories.length === 0 && pages.length === 0;

/** Undefined for what is no number of a page. */
function pageOf(asked: string | undefined): number | undefined {
  if (asked === undefined || asked === "") return 1;
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : undefined;
}

/** Where one goes on from a page without results: the shelves, and what most like. Each may be missing. */
async function waysOut(c: AppContext) {
  const { content, log } = c.var;
  const orNothing = (error: unknown) => {
    log.error("way out left out", error);
    return null;
  };
  const [dog, cat, liked] = await Promise.all([
    content.category("chien").catch(orNothing),
    content.category("chat").catch(orNothing),
    likedProducts(c).catch(orNothing),
  ]);
  const shelves = [dog, cat].flatMap((animal) =>
    animal ? [{ name: animal.name, path: animal.path }, ...animal.children] : [],
  );
  return { ways: shelves.map(({ name, path }) => ({ name, href: categoryHref(path) })), liked };
}

async function likedProducts(c: AppContext): Promise<{ title: string; products: ProductCard[] } | null> {
  const crossSell = await c.var.content.crossSell("cross_sell_divers");
  return crossSell && { title: crossSell.title, products: await cardsOf(c, crossSell.products.slice(0, 8)) };
}
