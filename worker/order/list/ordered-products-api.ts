import { Hono } from "hono";
import { mostCards, type OrderedProducts } from "../../../shared/api/ordered-products.ts";
import { meaningOfOrder } from "../../../shared/order/order-states.ts";
import type { AppEnv } from "../../context.ts";

const none: OrderedProducts = { skus: [] };

/** Orders looked at, from the last one. */
const latest = 50;

/** Called by listings, which are the same for everybody. Whatever fails marks nothing. */
export const orderedProductsApi = new Hono<AppEnv>().get("/", async (c) => {
  c.header("Cache-Control", "no-store");
  const { content, ecommerce, log, session } = c.var;
  const asked = (c.req.query("skus") ?? "").split(",").filter((sku) => /^[\w.-]{1,60}$/.test(sku));
  if (!session.loggedIn || asked.length === 0) return c.json(none);
  try {
    const [{ orders }, products] = await Promise.all([
      ecommerce.orders(1, latest),
      content.productsBySku(asked.slice(0, mostCards), 1),
    ]);
    const ordered = new Set(
      orders
        .filter(({ state }) => meaningOfOrder(state).isKept)
        .flatMap(({ items }) => items.map(({ variant }) => variant.code)),
    );
    const skus = [...products].flatMap(([sku, { variants }]) =>
      variants.some(({ code }) => ordered.has(code)) ? sku : [],
    );
    return c.json<OrderedProducts>({ skus });
  } catch (error) {
    log.error("ordered products not known", error);
    return c.json(none);
  }
});
