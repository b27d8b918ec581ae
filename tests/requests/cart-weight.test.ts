import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import {
  add,
  applyCoupon,
  type CartResult,
  change,
  lineOf,
  longName,
  remove,
  removeCoupon,
  shopper,
} from "./cart-shopper.ts";
import type { Visitor } from "./visitor.ts";

/** Bytes before compression. */
const most = 1060;

async function fullCart() {
  const { results } = await env.DB.prepare(
    `select code as variantCode from variants
     where stock > 0 and price > 1000 and code <> ? group by sku order by length(productName) desc limit 12`,
  )
    .bind(longName.variantCode)
    .all<{ variantCode: string }>();
  expect(results).toHaveLength(12);
  const items = results.map((item) => ({ ...item, quantity: 3, purchase: "subscription", interval: 155 }));
  const { browser: filled } = await shopper(...items);
  await applyCoupon(filled, "FIDELE10");
  return filled;
}

let browser: Visitor;
beforeAll(async () => {
  browser = await fullCart();
});

test("the answer to an addition stays small: the longest name, a cart of twelve lines", async () => {
  const longest = await env.DB.prepare(
    "select code from variants order by length(productName) desc, code limit 1",
  ).first("code");
  expect(longest).toBe(longName.variantCode);
  const result = await add(browser, { ...longName, quantity: 9, purchase: "subscription", interval: 155 });
  expect(lineOf(result)).toBe(`${longName.variantCode} × 9 every 155`);
  expect(result.change?.line).toHaveProperty("image");
  expect(result.change).toMatchObject({ coupon: "FIDELE10", freeProducts: [{}] });
  expect(result.bytes).toBeLessThanOrEqual(most);
});

test("so do those to every other write", async () => {
  const { change: added } = await add(browser, longName);
  const id = added?.line?.id ?? 0;
  const written: CartResult[] = [
    await change(browser, id, { quantity: 12 }),
    await change(browser, id, { interval: 124 }),
    await applyCoupon(browser, "CHIOT2026"),
    await removeCoupon(browser, "CHIOT2026"),
    await remove(browser, id),
  ];
  for (const { status, bytes } of written) {
    expect(status).toBe(200);
    expect(bytes).toBeLessThanOrEqual(most);
  }
});
