import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { part } from "../words.ts";
import { textOf } from "./page-html.ts";
import { productPath, visitor } from "./visitor.ts";

// The shop reads its configuration once, with the first request.
Object.assign(env, { PRICES_WITHOUT_TAX: "beside" });

test("for professionals the price without tax stands beside the price", async () => {
  const text = textOf(await (await visitor().get(`${productPath}2-kg/`)).text());
  const { tax, withoutTax } = productScreenTexts.price;
  expect(text).toMatch(part(`21,90 € 10,95 €/kg ${tax} ${withoutTax}`, { amount: "18,25 €" }));
});
