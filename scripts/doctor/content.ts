import { matchRoute } from "../../shared/match-route.ts";
import type { Product } from "../../shared/product/product.ts";
import { href, type RouteKey } from "../../shared/routes.ts";
import type { Content } from "../../worker/upstream/content/content.ts";
import { sampleDog } from "../sample-customer.ts";
import type { Examination, Need } from "./examination.ts";

const copy = "copy strapi/src/api, blocks, components and storefront, and strapi/rules (docs/services.md)";
const routes = `add the route and its content type to Strapi: ${copy}`;
const fill = `publish the entry with its components filled in, and let the token read it. If Strapi has no such route, ${copy}`;

const guide: Need = { feature: "guide" };

/** Reads an entry of each kind that the sitemap names. @returns code of a format that can be bought */
export async function examineContent(
  content: Content,
  { ask, notTried }: Examination,
): Promise<string | undefined> {
  await ask(
    {
      call: "GET b2c-header, GET home",
      screens: "every page",
      need: "required",
      fix:
        "check CONTENT_URL (it ends in /api), CONTENT_TOKEN and CONTENT_LOCALE, and publish the header and the home page. If Strapi has no such routes, " +
        copy,
    },
    () => content.proveEntries(),
  );
  await ask(
    { call: "GET b2c-footer", screens: "every page", need: "required", fix: fill },
    () => content.footer(),
    (footer) => missing(footer, "no footer"),
  );
  const firstPage = async (): Promise<Product[]> => {
    const { done, value } = await content.productPages().next();
    return done ? [] : value;
  };
  const addresses = await ask(
    { call: "GET b2c-sitemap", screens: "/sitemap.xml, npm run search:push", need: "required", fix: routes },
    async () => (await content.sitemap(1)).entries,
    ({ length }) => (length > 0 ? undefined : "no address"),
  );
  const first = (key: RouteKey) =>
    addresses?.map(({ path }) => matchRoute(path)).find((match) => match?.route.key === key)?.params;

  const subjects = {
    category: { screens: "listings", need: "required", fix: routes },
    product: { screens: "product page, cart, guides", need: "required", fix: routes },
    sample: { screens: "/produits/echantillons/…", need: "optional", fix: routes },
    shop: { screens: "/magasins/", need: "optional", fix: routes },
  } as const;

  const category = first("category")?.category;
  if (category)
    await ask(
      { ...subjects.category, call: `GET b2c-categories/${category}` },
      () => content.category(category),
      (found) => missing(found, "no such category"),
    );
  else notTried({ ...subjects.category, call: "GET b2c-categories/{path}" }, "the sitemap names none");

  const sample = first("produits-echantillons-sample")?.sample;
  if (sample)
    await ask(
      { ...subjects.sample, call: `GET b2c-samples/${sample}` },
      () => content.sample(sample),
      (found) => missing(found, "no such sample"),
    );
  await ask(
    { ...subjects.shop, call: "GET b2c-shops" },
    () => content.shops(),
    ({ length }) => (length > 0 ? undefined : "no shop"),
  );
  const shop = first("magasins-shop")?.shop;
  if (shop)
    await ask(
      { ...subjects.shop, call: `GET b2c-shops/${shop}` },
      () => content.shop(shop),
      (found) => missing(found, "no such shop"),
    );
  await ask(
    { call: "GET b2c-faq", screens: "/faq/", need: "optional", fix: routes },
    () => content.faq(),
    ({ length }) => (length > 0 ? undefined : "no question"),
  );
  await ask(
    { call: "GET b2c-redirects?path=", screens: "redirects of old addresses", need: "required", fix: routes },
    () => content.redirectRule(href("index")),
    (rule) => {
      if (rule !== null) return "the home page is redirected: the route may ignore `path`";
      // Strapi answers a missing route and a missing entry alike; no rule is a 404, too.
      return addresses ? undefined : "404, as for the list of addresses: the route seems to be missing";
    },
  );
  await ask(
    { call: "GET b2c-cross-sells/cross_sell_divers", screens: "cart, search", need: "optional", fix: fill },
    () => content.crossSell("cross_sell_divers"),
    (found) => missing(found, "no such entry"),
  );

  const listed = await ask(
    {
      call: "GET b2c-products",
      screens: "product feeds, npm run search:push",
      need: "optional",
      fix: routes,
    },
    firstPage,
    ({ length }) => (length > 0 ? undefined : "no product"),
  );
  const slug = first("produits-product-format")?.product ?? listed?.find(({ viewable }) => viewable)?.slug;
  if (!slug) {
    notTried({ ...subjects.product, call: "GET b2c-products/{slug}" }, "no product is known");
    return undefined;
  }
  const product = await ask(
    { ...subjects.product, call: `GET b2c-products/${slug}` },
    () => content.product(slug, 2),
    (found) => (found?.variants.length ? undefined : "no such product, or one without a format"),
  );
  if (!product) return undefined;
  const { sku, variants } = product;
  await ask(
    { ...subjects.product, call: `GET b2c-products/sku-${sku}` },
    () => content.product(`sku-${sku}`, 1),
    (found) => missing(found, "no such product"),
  );
  await ask(
    { ...subjects.product, call: "GET b2c-products?filters[sku][$in]=" },
    () => content.productsBySku([sku], 1),
    (found) => (found.has(sku) && found.size === 1 ? undefined : `${found.size} products for one SKU`),
  );
  await ask(
    { call: "GET b2c-rations/getReco", screens: "product page, animals", need: guide, fix: routes },
    () => content.ration({ ref: sku, weight: 10, month: 36 }),
  );
  await ask({ call: "POST b2c-recommendation/getReco", screens: "guides", need: guide, fix: routes }, () =>
    content.advice({ animal: sampleDog, kind: "food" }),
  );
  return variants.find(({ isVisible, isInStock }) => isVisible && isInStock)?.code;
}

const missing = (entry: unknown, words: string): string | undefined => (entry === null ? words : undefined);
