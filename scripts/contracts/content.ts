import { matchRoute } from "../../shared/match-route.ts";
import type { RouteKey } from "../../shared/routes.ts";
import type { Configuration } from "../../worker/env.ts";
import type { Log } from "../../worker/log.ts";
import type { Fetcher } from "../../worker/upstream/exchange.ts";
import { sampleDog } from "../sample-customer.ts";
import { contentOf } from "../service-clients.ts";
import { callerOf, type Recording } from "./record.ts";

function clientOf(configuration: Configuration, fetcher: Fetcher, log: Log) {
  const client = contentOf(configuration, fetcher, log);
  const { withFigures: _, sitemapFiles: __, ...calls } = client;
  return {
    ...calls,
    productPages: async () => (await client.productPages().next()).value,
  };
}

/** Calls every function of the client once, with entries that the sitemap names. */
export async function recordContent(configuration: Configuration, standIns: Fetcher): Promise<Recording[]> {
  const recordings: Recording[] = [];
  const call = callerOf(recordings, standIns, (fetcher, log) => clientOf(configuration, fetcher, log));
  await call("proveEntries");
  await call("header");
  await call("footer");
  await call("sitemapCount");
  const { entries: addresses } = await call("sitemap", 1);
  const first = (key: RouteKey, name: string) =>
    addresses.map(({ path }) => matchRoute(path)).find((match) => match?.route.key === key)?.params[name] ??
    "";
  await call("page", "home");
  await call("category", first("category", "category"));
  const product = await call("product", first("produits-product-format", "product"), 2);
  const sku = product?.sku ?? "";
  await call("product", `sku-${sku}`, 1);
  await call("productsBySku", [sku], 1);
  await call("shelf", "chien/croquettes", [sku]);
  await call("heldShelf", "chien/croquettes", [sku]);
  await call("shelfFoods", "chien/croquettes", [sku]);
  await call("productPages");
  await call("sameCategory", product && "category" in product ? (product.category?.id ?? "") : "", sku);
  await call("sample", first("produits-echantillons-sample", "sample"));
  await call("crossSell", "cross_sell_divers");
  await call("shops");
  await call("shop", first("magasins-shop", "shop"));
  await call("faq");
  await call("redirectRule", "/nutrition/");
  await call("redirectRules");
  await call("ration", { ref: sku, weight: 10, month: 36 });
  await call("advice", { animal: { ...sampleDog, allergies: ["allergy-beef"] }, kind: "food" });
  return recordings;
}
