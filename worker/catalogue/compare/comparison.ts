import type { ComparisonScreenProps } from "../../../client/screens/catalogue/comparison-screen.tsx";
import { comparableText } from "../../../shared/nutrition/fit-text.ts";
import { comparisonTexts } from "../../../shared/product/comparison.texts.ts";
import { comparedSkus, comparisonHref, mostCompared } from "../../../shared/product/comparison.ts";
import type { Product } from "../../../shared/product/product.ts";
import { visibleVariants } from "../../../shared/product/product-rules.ts";
import { href } from "../../../shared/routes.ts";
import { slugOf } from "../../../shared/text/slug.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";
import { describeOf } from "../../nutrition/fit-animals.ts";
import { cardOf, visibleProducts } from "../../page/blocks.ts";
import type { Loader } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";

const t = translator(comparisonTexts);

export const loadComparison: Loader<"comparer"> = async (c) => {
  const services = c.var;
  const skus = comparedSkus(new URL(c.req.url).searchParams);
  const known = await services.content.productsBySku(skus, 2);
  const products = skus.flatMap((sku) => {
    const product = known.get(sku);
    return product?.viewable ? product : [];
  });
  const compared = products.map(({ sku }) => sku);
  return {
    screen: "comparison",
    props: {
      products: products.map((product) => comparedOf(services, product, products)),
      others: compared.length < mostCompared ? await othersOf(services, products) : [],
      describe: describeOf(services, products, comparisonHref(compared), compared),
    },
    head: { title: pageTitle(t("document")), canonical: href("comparer"), noindex: true },
  };
};

function comparedOf(
  services: Services<"bot" | "configuration" | "log">,
  product: Product,
  all: readonly Product[],
): ComparisonScreenProps["products"][number] {
  const { sku, composition, metabolizableEnergy, analyticalConstituents, filters } = product;
  const ration = comparableText(product, all[0] ?? product, clock.date());
  return {
    card: { ...cardOf(services, product, "page"), ration },
    composition,
    energy: metabolizableEnergy ?? null,
    constituents: analyticalConstituents,
    madeFor: filters.filter(({ name }) => madeFor.has(slugOf(name))).map(({ value }) => value),
    formats: visibleVariants(product).map(({ name }) => name),
    without: comparisonHref(all.flatMap((other) => (other.sku === sku ? [] : other.sku))),
  };
}

const madeFor: ReadonlySet<string> = new Set(["age", "taille", "besoin"]);

async function othersOf(
  services: Services<"content" | "log">,
  products: readonly Product[],
): Promise<ComparisonScreenProps["others"]> {
  const [first] = products;
  if (!first?.category) return [];
  const category = await services.content.category(first.category.path).catch((error: unknown) => {
    services.log.error("recipes to compare with not known", error);
    return null;
  });
  const compared = new Set(products.map(({ sku }) => sku));
  const others = await visibleProducts(services, (category?.skus ?? []).slice(0, mostOffered));
  return others.flatMap(({ sku, name }) => (compared.has(sku) ? [] : { sku, name }));
}

const mostOffered = 100;
