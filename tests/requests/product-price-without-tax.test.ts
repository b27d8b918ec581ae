import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { textOf } from "./page-html.ts";
import { productPath, visitor } from "./visitor.ts";

// The shop reads its configuration once, with the first request.
Object.assign(env, { PRICES_WITHOUT_TAX: "beside" });

test("for professionals the price without tax stands beside the price (readings, prices)", async () => {
  const text = textOf(await (await visitor().get(`${productPath}2-kg/`)).text());
  expect(text).toMatch(/21,90\s€ 10,95\s€\/kg TVA comprise 18,25\s€ hors taxes/);
});
