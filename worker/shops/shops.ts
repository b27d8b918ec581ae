import { shopCountries } from "../../shared/identity.ts";
import { pageParameter } from "../../shared/listing/listing-query.ts";
import { href } from "../../shared/routes.ts";
import { distanceBetween, type Position, parsePosition } from "../../shared/shops/distance.ts";
import { isShopOpen, openingState } from "../../shared/shops/opening-hours.ts";
import type { ShopSummary } from "../../shared/shops/shop.ts";
import type { ListedShop } from "../../shared/shops/shop-view.ts";
import { type ShopQuery, shopsHref } from "../../shared/shops/shops-href.ts";
import { shopTexts } from "../../shared/shops/texts.ts";
import { within } from "../../shared/text/text.ts";
import { translator } from "../../shared/text/translator.ts";
import { typedLine } from "../../shared/text/typed-text.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppRequest } from "../context.ts";
import { listingPage, namesFirstPage } from "../page/listing/listing-page.ts";
import { mapTilesOf } from "../page/map-tiles.ts";
import { type Loader, NotFound } from "../page/page.ts";
import { pictureOf } from "../page/pictures.ts";
import { renderProse } from "../page/prose.ts";
import { breadcrumbList } from "../page/seo/breadcrumb-list.ts";
import { metaDescription, pageTitle } from "../page/seo/seo.ts";
import { longestPlaceQuery } from "./find-place.ts";
import { searchedPlace } from "./searched-place.ts";
import { shopMarkdown, shopsMarkdown } from "./shops-markdown.ts";
import { structuredShop } from "./structured-shop.ts";

const t = translator(shopTexts);

const searchParameters = ["ville", "pays", "ouvert", "position"];

const nearbyLength = 3;

const everywhere: ShopQuery = { town: "", country: null, openNow: false, position: "" };

export const loadShops: Loader<"magasins"> = async (c) => {
  const now = clock.now();
  const all = await c.var.content.shops();
  const query = shopsQueryOf(c.req);
  const from = query.town
    ? await searchedPlace(c, query, all)
    : query.position && { ...query.position, name: "" };
  const unknown = query.town !== "" && !from;
  const matching = all.filter(
    (shop) =>
      !unknown &&
      (!query.country || shop.country === query.country) &&
      (!query.openNow || isShopOpen(openingState(shop, now))),
  );
  const { origin, searchParams } = new URL(c.req.url);
  const number = c.req.query(pageParameter);
  const paged = listingPage(
    sorted(matching.map((shop) => listed(shop, from))),
    namesFirstPage(number) ? undefined : number,
  );
  if (!paged) throw new NotFound(c.req.path);
  const { entries: shops, count, page, pages } = paged;
  const asked = { ...query, position: query.position ? (c.req.query("position") ?? "") : "" };
  const place = from?.name || query.town;
  const title = place ? t("shopsAround", { place }) : t("shops");
  return {
    screen: "shops",
    props: {
      shops,
      ...{ count, page, pages },
      query: asked,
      place: from ? from.name : null,
      from: from ? { latitude: from.latitude, longitude: from.longitude } : null,
      badPosition: searchParams.has("position") && !query.town && !query.position,
      now,
      tiles: mapTilesOf(c.var),
    },
    head: {
      title: pageTitle(page > 1 ? t("titleOfPage", { title, page }) : title),
      description: metaDescription(t("description", { count: all.length })),
      canonical: shopsHref(everywhere, page),
      ...(searchParameters.some((name) => searchParams.has(name)) ? { noindex: true } : {}),
    },
    markdown: () =>
      shopsMarkdown(shops, {
        moment: now,
        origin,
        count,
        next: page < pages ? shopsHref(asked, page + 1) : undefined,
      }),
    structuredData: [breadcrumbList(origin, [{ name: t("shops"), path: href("magasins") }])],
    ...(query.position ? { personal: true } : {}),
  };
};

export const loadShop: Loader<"magasins-shop"> = async (c, { shop: slug }) => {
  const others = c.var.content.shops().catch((error: unknown) => {
    c.var.log.error("shop without neighbours", error);
    return [];
  });
  const shop = await c.var.content.shop(slug);
  if (!shop) throw new NotFound(c.req.path);
  const { seo, text, image, ...view } = shop;
  const { origin } = new URL(c.req.url);
  const now = clock.now();
  const picture = pictureOf(c.var, image);
  const neighbours = (await others).filter((other) => other.slug !== slug);
  return {
    screen: "shop",
    props: {
      shop: { ...view, image: picture, text: text ? renderProse(c.var, text) : null },
      nearby: sorted(neighbours.map((other) => listed(other, shop))).slice(0, nearbyLength),
      now,
    },
    head: {
      title: pageTitle(seo?.title ?? shop.name),
      description: metaDescription(seo?.description ?? shop.intro ?? ""),
      canonical: href("magasins-shop", { shop: slug }),
    },
    markdown: () => shopMarkdown(shop, now, origin),
    shareImage: picture,
    structuredData: [
      structuredShop(shop, { origin, picture, moment: now }),
      breadcrumbList(origin, [
        { name: t("shops"), path: href("magasins") },
        { name: shop.name, path: href("magasins-shop", { shop: slug }) },
      ]),
    ],
  };
};

type ShopsQuery = Omit<ShopQuery, "position"> & { position: Position | undefined };

function shopsQueryOf(req: AppRequest): ShopsQuery {
  const { searchParams } = new URL(req.url);
  const town = within(typedLine(searchParams.get("ville") ?? ""), longestPlaceQuery);
  const country = shopCountries.find((one) => one === searchParams.get("pays")) ?? null;
  const position = town ? undefined : parsePosition(searchParams.get("position") ?? undefined);
  return { town, country, openNow: searchParams.get("ouvert") === "1", position };
}

function listed(shop: ShopSummary, from: Position | undefined): ListedShop {
  const { image: _, department: __, ...view } = shop;
  return { ...view, distance: from ? distanceBetween(from, shop) : null };
}

function sorted(shops: ListedShop[]): ListedShop[] {
  return shops.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}
