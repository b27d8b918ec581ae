import type { Head } from "../../../shared/content/head.ts";
import type { CategoryView } from "../../../shared/listing/category.ts";
import { chosenOf } from "../../../shared/listing/facets.ts";
import {
  defaultSort,
  isPlain,
  listingHref,
  pageParameter,
  readListingQuery,
} from "../../../shared/listing/listing-query.ts";
import { sharedFitText } from "../../../shared/nutrition/fit-text.ts";
import { categoryHref } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, Services } from "../../context.ts";
import { describeOf } from "../../nutrition/fit-animals.ts";
import { cardOf, resolveBlocks, visibleProducts } from "../../page/blocks.ts";
import { setRetryAfter } from "../../page/error/retry-after.ts";
import type { RequestedListing } from "../../page/listing/listing.ts";
import { pageNumber } from "../../page/listing/listing-page.ts";
import { type Loader, NotFound, type Page } from "../../page/page.ts";
import { pictureOf } from "../../page/pictures.ts";
import { renderProse } from "../../page/prose.ts";
import { redirectTo } from "../../page/redirect.ts";
import { metaDescription, pageTitle } from "../../page/seo/seo.ts";
import type { Category } from "../../upstream/content/page.ts";
import { answerOf } from "./listing-answer.ts";
import { listingMarkdown } from "./listing-markdown.ts";
import { structuredCollection } from "./structured-collection.ts";
import { listingTitles } from "./texts.ts";

const t = translator(listingTitles);

export const loadDog: Loader<"chien"> = (c) => loadListing(c, "chien");
export const loadCat: Loader<"chat"> = (c) => loadListing(c, "chat");
export const loadCategory: Loader<"category"> = (c, { category }) => loadListing(c, category);

async function loadListing(c: AppContext, path: string): Promise<Page | Response> {
  const services = c.var;
  const category = await services.content.category(path);
  if (!category) throw new NotFound(c.req.path);
  const { origin, searchParams } = new URL(c.req.url);
  const { answer, fit, sorts } = await answerOf(c, category, searchParams);
  if (!answer) throw new NotFound(c.req.path);
  if ("redirect" in answer) return redirectTo(c, answer.redirect, 301);
  const failure = "failure" in answer ? answer.failure : undefined;
  const isDown = failure !== undefined;
  const result = "failure" in answer ? withoutProducts : answer;
  const products = await visibleProducts(services, result.skus);
  if (isDown) setRetryAfter(c);

  const first = result.view.page === 1;
  const head = { ...headOf(category, result), ...(isDown ? { noindex: true, follow: true } : {}) };
  const text = first && !head.noindex && category.text ? renderProse(services, category.text) : null;
  const listing = {
    category: viewOf(services, category),
    text,
    products: products.map((product) => {
      const card = cardOf(services, product, "categorie");
      const found = fit?.of(product);
      return found ? { ...card, ration: sharedFitText(found) } : card;
    }),
    listing: result.view,
    neighbours: result.view.count === 0 && !isDown ? await neighboursOf(services, category) : [],
    again: isDown ? addressOf(path, searchParams) : null,
    sorts,
    lacksAnimal: fit !== undefined && !fit.isKnown,
    describe: describeOf(
      services,
      products,
      listingHref(path, { ...result.query, ...(sorts.includes("animal") ? { sort: "animal" } : {}) }),
    ),
  };
  const page = {
    head,
    ...(isDown ? { status: failure } : {}),
    // A browser must not store the page of an outage.
    personal: fit !== undefined || isDown,
    markdown: () =>
      listingMarkdown(category, { ...result.view, products, next: nextOf(category, result) }, origin),
    shareImage: pictureOf(services, category.image),
    structuredData: head.noindex ? [] : structuredCollection(origin, category, { ...result, products }),
  };
  if (category.blocks.length === 0) return { ...page, screen: "category", props: listing };
  const blocks = first ? await resolveBlocks(services, category.blocks) : [];
  return {
    ...page,
    screen: "animal",
    props: { ...listing, blocks, hero: blocks[0]?.kind === "hero" },
  };
}

const withoutProducts: RequestedListing = {
  query: { choices: [], sort: defaultSort },
  view: { facets: [], sort: defaultSort, count: 0, page: 1, pages: 1 },
  skus: [],
};

function addressOf(path: string, params: URLSearchParams): string {
  return listingHref(path, readListingQuery(params), pageNumber(params.get(pageParameter) ?? undefined));
}

function viewOf(services: Services<"configuration" | "log">, category: Category): CategoryView {
  const { path, name, title, intro, link, image, ancestors, children } = category;
  return {
    path,
    name,
    title,
    intro,
    link,
    image: pictureOf(services, image),
    ancestors,
    children: children.map(({ name, path }) => ({ name, path })),
  };
}

function nextOf({ path }: Category, { query, view: { page, pages } }: RequestedListing): string | undefined {
  return page < pages ? listingHref(path, query, page + 1) : undefined;
}

function headOf(category: Category, { query, view: { facets, page } }: RequestedListing): Head {
  const { title, seo, intro } = category;
  const description = seo?.description ?? intro ?? "";
  const labels = chosenOf(facets).map(({ label }) => label);
  const own =
    labels.length > 0 ? t("titleOfChoices", { title, labels: labels.slice(0, 3).join(", ") }) : title;
  return {
    title: pageTitle(
      page > 1 ? t("titleOfPage", { title: own, page }) : own === title ? (seo?.title ?? title) : own,
    ),
    description: metaDescription(page === 1 ? description : t("descriptionOfPage", { page, description })),
    canonical: categoryHref(category.path, page),
    ...(isPlain(query) ? {} : { noindex: true, follow: true }),
  };
}

async function neighboursOf({ content }: Services<"content">, { path, children, ancestors }: Category) {
  const above = ancestors.at(-1);
  const around = children.length > 0 ? children : above && (await content.category(above.path))?.children;
  return (around ?? [])
    .flatMap(({ name, path: other }) => (other === path ? [] : { name, path: other }))
    .slice(0, 6);
}
