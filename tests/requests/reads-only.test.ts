import { expect, test } from "vitest";
import { type RouteKey, routeTable } from "../../shared/routes.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { holdCalls } from "./held-calls.ts";
import { productPath, visitor } from "./visitor.ts";

/** POST requests that change nothing: queries, and the shop's own measures. */
const readsByPost = [
  / \/search\//,
  / \/marketing/,
  / \/analytics-engine\//,
  /\/b2c-recommendation\/getReco$/,
];

const isWrite = (call: string) => !/^(GET|HEAD) /.test(call) && !readsByPost.some((form) => form.test(call));

const examples: Record<string, string> = {
  page: "livraison",
  landing: "chiot",
  shop: "lyon",
  sample: "croquettes",
  product: productPath.split("/")[2] ?? "",
  forgotPassword: "un-jeton",
  category: "chien/croquettes",
};

const pathOf = (key: RouteKey): string =>
  routeTable[key].pattern.replace(/\{(\w+)[?*]?\}/g, (_, name: string) => examples[name] ?? "1");

const paths = [
  ...Object.keys(routeTable).map((key) => pathOf(key as RouteKey)),
  "/mon-compte/bienvenue/?jeton=un-jeton",
  "/mon-compte/mes-abonnements/1/?modifier=pause",
  "/rechercher/?q=poulet",
  "/api/cart",
  "/health",
  "/sitemap.xml",
];

test.each([
  ["a visitor", async () => visitor()],
  ["a customer", async () => browserWith(await logIn(people.marguerite.email))],
])("whatever %s opens, the services are only read", async (_, open) => {
  const browser = await open();
  const { others: calls } = holdCalls(() => false);
  const written: string[] = [];
  for (const path of paths) {
    const before = calls.length;
    await (await browser.get(path)).text();
    written.push(
      ...calls
        .slice(before)
        .filter(isWrite)
        .map((call) => `${path}: ${call}`),
    );
  }
  expect(calls.length).toBeGreaterThan(20);
  expect(written).toEqual([]);
});
