import { isPlain, readListingQuery, type Sort, sorts } from "../../../shared/listing/listing-query.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import type { AppContext, Services } from "../../context.ts";
import { withinNetworkLimit } from "../../forms/within-limit.ts";
import { fitAnimals, fitFor, ranksFor } from "../../nutrition/fit-animals.ts";
import { indexedListing, type RequestedListing, requestedListing } from "../../page/listing/listing.ts";
import type { Category } from "../../upstream/content/page.ts";
import type { Shelf, ShelfProduct } from "../../upstream/content/shelf.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

/** Status of the page without products. */
interface Failure {
  failure: 429 | 503;
}

interface Answer {
  answer: RequestedListing | { redirect: string } | Failure | undefined;
  fit?: Awaited<ReturnType<typeof fitOfAll>> | undefined;
  sorts: readonly Sort[];
}

/** A large category is listed by the search index, any other from its shelf. */
export async function answerOf(c: AppContext, category: Category, params: URLSearchParams): Promise<Answer> {
  const { path, skus } = category;
  const { configuration, content, log, search } = c.var;
  if (skus.length > configuration.search.listingsAbove) {
    const answer = await fromIndex(c, category, params);
    if (answer && "failure" in answer) {
      const shelf = await content.heldShelf(path, skus);
      return shelf ? fromShelf(c, category, params, shelf) : { answer, sorts };
    }
    if (answer !== null) return { answer, sorts: search.sorts };
    log.warn("category not in the search index", { path });
  }
  return fromShelf(c, category, params, content.shelf(path, skus));
}

async function fromShelf(
  c: AppContext,
  category: Category,
  params: URLSearchParams,
  reading: Shelf | Promise<Shelf>,
): Promise<Answer> {
  const { log } = c.var;
  const isForAnimal = readListingQuery(params).sort === "animal";
  const [shelf, fit] = await Promise.all([reading, isForAnimal ? fitOfAll(c, category) : undefined]);
  const products = shelvedProducts(log, category, shelf);
  if (products.length === 0 && category.skus.length > 0 && category.children.length === 0)
    log.warn("category without products", { path: category.path });
  return { answer: requestedListing(category.path, params, products, log, fit?.rank), fit, sorts };
}

/** Null if the index does not have the category. Each choice of filters is paid for, so they are limited as searches are. */
async function fromIndex(
  c: AppContext,
  { path }: Category,
  params: URLSearchParams,
): Promise<Answer["answer"] | null> {
  const { log, search } = c.var;
  const isWithinLimit = isPlain(readListingQuery(params)) || (await withinNetworkLimit(c, "SEARCH_LIMIT"));
  if (!isWithinLimit) return { failure: 429 };
  try {
    return await indexedListing(path, params, {
      sorts: search.sorts,
      ask: (...asked) => search.listing(path, ...asked),
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.error("listing not shown", error, { path });
    return { failure: 503 };
  }
}

function shelvedProducts(
  log: Services<"log">["log"],
  { skus }: Category,
  { products, hidden }: Shelf,
): ShelfProduct[] {
  return [...new Set(skus)].flatMap((sku) => {
    const product = products.get(sku);
    if (!product && !hidden.has(sku)) log.warn("Product not found", { sku });
    return product ?? [];
  });
}

async function fitOfAll(c: AppContext, { path, skus }: Category) {
  const [foods, shown] = await Promise.all([c.var.content.shelfFoods(path, skus), fitAnimals(c)]);
  const { ranks, isKnown } = ranksFor(foods, shown);
  return {
    rank: (sku: string) => ranks.get(sku) ?? Number.POSITIVE_INFINITY,
    of: (product: ProductSummary) => fitFor(product, shown),
    isKnown,
  };
}
