import type { FoundLink } from "../../client/features/search/found-links.tsx";
import type { NamedBrand } from "../../client/features/search/nothing-found.tsx";
import {
  defaultSort,
  facetNames,
  isCanonical,
  isPlain,
  type ListingQuery,
  listingSearch,
  pageParameter,
  readListingQuery,
} from "../../shared/listing/listing-query.ts";
import type { ProductCard } from "../../shared/product/product.ts";
import { categoryHref, href } from "../../shared/routes.ts";
import { namesIllness, namesSymptom } from "../../shared/search/illness.ts";
import { namesLoss } from "../../shared/search/loss.ts";
import { otherBrandIn } from "../../shared/search/other-brand.ts";
import { isPurchaseNumber } from "../../shared/search/purchase-number.ts";
import { tidyQuestion } from "../../shared/search/search.ts";
import { searchHref } from "../../shared/search/search-address.ts";
import { servicePlaces } from "../../shared/search/service-question.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";
import type { Services } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { describeOf } from "../nutrition/fit-animals.ts";
import { type CardServices, cardsOf } from "../page/blocks.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { withForeign } from "../page/listing/listing.ts";
import { type Loader, NotFound } from "../page/page.ts";
import { redirectTo } from "../page/redirect.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { isPrefetch } from "../session/visitor/visit.ts";
import { withoutPersonalData } from "../tracking/sent-words.ts";
import type { SearchResults } from "../upstream/search/results.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { offeredCheck } from "./search-check.ts";

const t = translator(searchTexts);

export const loadSearch: Loader<"rechercher"> = async (c) => {
  const query = tidyQuestion(c.req.query("q"));
  const page = pageOf(c.req.query(pageParameter));
  if (page === undefined) throw new NotFound(c.req.path);
  const { searchParams } = new URL(c.req.url);
  const listing = listingQueryOf(c.var, searchParams);
  const canonical = listingSearch(listing, page);
  if (!isCanonical(searchParams, canonical))
    return redirectTo(c, withForeign(searchParams, href("rechercher") + canonical), 301);
  const head = { canonical: href("rechercher"), noindex: true };
  if (!query) {
    const title = pageTitle(t("start.title"));
    return {
      screen: "search",
      head: { ...head, title },
      props: { query, outcome: "start", again: href("rechercher"), ...(await alternatives(c.var)) },
    };
  }
  const title = pageTitle(page === 1 ? t("title", { query }) : t("titleOfPage", { query, page }));
  const again = searchHref(query, listing, page);
  if (!(await withinNetworkLimit(c, "SEARCH_LIMIT"))) {
    setRetryAfter(c);
    const [check, others] = await Promise.all([offeredCheck(c.var), alternatives(c.var)]);
    const props = { query, outcome: "busy" as const, again, ...(check && { check }), ...others };
    return { screen: "search", status: 429, head: { ...head, title }, props };
  }
  const found = await c.var.search
    .results(query, listing, page, { unread: c.var.bot || isPrefetch(c.req) })
    .catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
      c.var.log.error("no search results", error);
      return null;
    });
  if (found && page > Math.max(1, found.pageCount)) throw new NotFound(c.req.path);
  const places = placesFor(c.var, query);
  const known = found && (await withKnownProducts(c.var, places.length > 0 ? withoutGuesses(found) : found));
  const events = known && page === 1 && isPlain(listing) ? [searched(query, known.count)] : [];
  const outside = outsideOf(query);
  const isExact = known !== null && !known.relaxed && !(outside === "brand" && known.corrected);
  const answers =
    known && outside !== "loss" && (isExact || !outside) && (listing.choices.length > 0 || !isEmpty(known));
  if (answers) {
    const props = { ...(await resultsOf(c.var, query, page, known)), notice: noticeOf(query), places };
    return { screen: "search", head: { ...head, title }, events, props, written: ["products"] };
  }
  return {
    screen: "search",
    head: { ...head, title },
    events,
    // A customer's browser must not store the page of an outage.
    personal: found === null,
    props: {
      query,
      outcome: found ? (outside ?? "none") : "down",
      again,
      ...(await alternatives(c.var)),
      // Neither the guide nor a favourite of other customers answers these, and no food answers a loss.
      ...(found && outside && outside !== "brand" ? { hasGuide: false, liked: null } : {}),
      ...(found && outside === "brand" ? { brand: brandOf(query), liked: null } : {}),
      ...(found && outside === "loss" ? { ways: [] } : {}),
    },
  };
};

function outsideOf(query: string): "vet" | "loss" | "brand" | "number" | null {
  if (namesLoss(query)) return "loss";
  if (namesIllness(query)) return "vet";
  if (otherBrandIn(query)) return "brand";
  return isPurchaseNumber(query) ? "number" : null;
}

function placesFor({ settings }: Services<"settings">, query: string): FoundLink[] {
  const routes = {
    orders: "mon-compte-mes-commandes",
    subscriptions: "mon-compte-mes-abonnements",
    shops: "magasins",
    contact: "nous-contacter",
  } as const;
  return servicePlaces(query)
    .filter((place) => place !== "subscriptions" || settings.features.has("subscriptions"))
    .map((place) => ({ name: t(`places.${place}`), href: href(routes[place]) }));
}

function brandOf(query: string): NamedBrand | undefined {
  const brand = otherBrandIn(query);
  return brand ? { ...brand, href: searchHref(brand.rest) } : undefined;
}

function noticeOf(query: string): "vet" | "symptom" | null {
  if (namesIllness(query)) return "vet";
  return namesSymptom(query) ? "symptom" : null;
}

/** Tracked for the first page without filters only. */
const searched = (query: string, results: number): TrackedEvent => ({
  name: "search",
  data: { query: withoutPersonalData(query), results },
});

/** Words that only resemble the question are no answer to a question for customer service: "port" is not "porc". */
function withoutGuesses(found: SearchResults): SearchResults {
  if (found.isLiteral || found.pages.length === 0) return found;
  return { ...found, products: [], count: 0, pageCount: 1, facets: [], relaxed: false, corrected: null };
}

type KnownResults = Omit<SearchResults, "products"> & { products: ProductCard[] };

async function withKnownProducts(services: CardServices, found: SearchResults): Promise<KnownResults> {
  const products = await cardsOf(services, found.products, "recherche");
  return { ...found, products, count: products.length > 0 ? found.count : 0 };
}

async function resultsOf(
  { content, search, settings }: Services<"content" | "search" | "settings">,
  query: string,
  page: number,
  found: KnownResults,
) {
  const { products, categories, pages, count, pageCount, facets, sort, relaxed, corrected, avoided } = found;
  return {
    query,
    outcome: "found" as const,
    products,
    sorts: search.sorts,
    describe: describeOf({ settings }, [], searchHref(query)),
    listing: { facets, count, page, pages: pageCount, sort },
    corrected,
    relaxed,
    avoided,
    categories: categories.map(({ path, name }) => ({ name, href: categoryHref(path) })),
    advice: await content.withFigures(
      pages.map(({ path, title, excerpt }) => ({ name: title, href: path, text: excerpt })),
    ),
  };
}

function listingQueryOf({ search }: Services<"search">, params: URLSearchParams): ListingQuery {
  const { choices, sort } = readListingQuery(params);
  return {
    choices: choices.filter(({ facet }) => facetNames.some((known) => known === facet)),
    sort: search.sorts.includes(sort) ? sort : defaultSort,
  };
}

const isEmpty = ({ count, categories, pages }: KnownResults) =>
  count === 0 && categories.length === 0 && pages.length === 0;

function pageOf(listing: string | undefined): number | undefined {
  if (listing === undefined || listing === "") return 1;
  return /^[1-9]\d{0,3}$/.test(listing) ? Number(listing) : undefined;
}

async function alternatives(services: CardServices & Services<"settings">) {
  const { content, log } = services;
  const orNothing = (error: unknown) => {
    log.error("alternative left out", error);
    return null;
  };
  const [dog, cat, liked] = await Promise.all([
    content.category("chien").catch(orNothing),
    content.category("chat").catch(orNothing),
    likedProducts(services).catch(orNothing),
  ]);
  const shelves = [dog, cat].flatMap((animal) =>
    animal ? [{ name: animal.name, path: animal.path }, ...animal.children] : [],
  );
  return {
    hasGuide: services.settings.features.has("guide"),
    hasAnimals: services.settings.features.has("animals"),
    ways: shelves.map(({ name, path }) => ({ name, href: categoryHref(path) })),
    liked,
  };
}

async function likedProducts(
  services: CardServices,
): Promise<{ title: string; products: ProductCard[] } | null> {
  const crossSell = await services.content.crossSell("cross_sell_divers");
  return (
    crossSell && {
      title: crossSell.title,
      products: await cardsOf(services, crossSell.products.slice(0, 8), "cross_sell_divers"),
    }
  );
}
