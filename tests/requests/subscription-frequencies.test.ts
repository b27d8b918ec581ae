import { describe, expect, test, vi } from "vitest";
import { knownFrequencies } from "../../shared/frequency/frequency.ts";
import { backoffSeconds } from "../../worker/cache/profiles.ts";
import { add, cartOf, cartPage, change, chicken, linesOf, shopper, targetOf } from "./cart-shopper.ts";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { islandProps, textOf } from "./page-html.ts";
import { askApi, cartWith, type Refusal, refusedAt } from "./stand-in-api.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendAfterEach, passSeconds, visitor } from "./visitor.ts";

mendAfterEach();

const productPage = "/produits/croquettes-chien-adulte-poulet-fermier-riz/2-kg/";
const sentence = "Ce rythme n’est pas proposé";
const ten = knownFrequencies.map(({ code }) => String(code));

const fresh = 5 * 60;
const day = 24 * 60 * 60;

const choicesIn = (html: string): string[] => {
  const select = /<select[^>]*name="interval".*?<\/select>/s.exec(html)?.[0] ?? "";
  return [...select.matchAll(/<option value="(\d+)"/g)].map(([, value]) => value ?? "");
};

async function readAgain(): Promise<void> {
  passSeconds(day + fresh);
  await add(visitor(), { ...chicken, purchase: "subscription", interval: 62 });
}

test("without an answer of the API the ten of the specification are offered", async () => {
  const log = readLog();
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 500,
    path: "/shop/subscription-frequencies",
  });
  expect(choicesIn((await visitor().visit(productPage)).html)).toEqual(ten);
  await vi.waitFor(() =>
    expect(log()).toContainEqual(expect.objectContaining({ event: "frequencies not known" })),
  );
});

test("so are they where the API has no such call, which is logged", async () => {
  const log = readLog();
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 404,
    path: "/shop/subscription-frequencies",
  });
  passSeconds(60);
  const subscribed = await add(visitor(), { ...chicken, purchase: "subscription", interval: 31 });
  expect(subscribed.change?.line?.subscriptionInterval).toBe(31);
  expect(choicesIn((await visitor().visit(productPage)).html)).toEqual(ten);
  await vi.waitFor(() =>
    expect(log()).toContainEqual(expect.objectContaining({ event: "frequencies not known" })),
  );
});

test("a product page waits for no list: the ten are shown meanwhile, and what the API does not offer is refused", async () => {
  readLog();
  passSeconds(2 * fresh);
  await askStandIns("/_sandbox/frequencies/remove", { days: 49 });
  const { startTimers } = stopTimers();
  const lists = holdCalls((call) => call.endsWith("/shop/subscription-frequencies"));
  const browser = visitor();
  const { html } = await browser.visit(productPage);
  expect(choicesIn(html)).toEqual(ten);
  startTimers();
  const refused = await add(browser, { ...chicken, purchase: "subscription", interval: 49 });
  expect(refused).toMatchObject({ status: 422, field: "interval", message: expect.any(String) });
  expect(linesOf((await cartOf(browser)).cart)).toEqual([]);
  lists.end();
  passSeconds(backoffSeconds + 1);
  await vi.waitFor(async () =>
    expect(choicesIn((await browser.visit(productPage)).html)).toEqual(ten.filter((code) => code !== "49")),
  );
  await askStandIns("/_sandbox/frequencies", { days: 49, label: "7 semaines", position: 3 });
});

describe("a frequency that the API adds", () => {
  test("is on the product page in its place, with its label, and can be bought", async () => {
    await askStandIns("/_sandbox/frequencies", {
      days: 28,
      label: "4 semaines",
      position: 0,
      description: "Le plus choisi.",
    });
    await readAgain();
    const browser = visitor();
    const { html } = await browser.visit(productPage);
    expect(choicesIn(html)).toEqual(["21", "28", ...ten.slice(1)]);
    expect(html).toContain("Toutes les 4 semaines");
    const item = { ...chicken, purchase: "subscription", interval: 28 };
    expect((await add(browser, item)).change?.line).toMatchObject({
      subscriptionInterval: 28,
      unitPrice: chicken.subscriptionPrice,
    });
  });

  test("is in the cart: in its data, in the choice of its line, and can be chosen there", async () => {
    const { browser, line } = await shopper();
    const { cart } = await cartOf(browser);
    expect(cart?.frequencies.slice(0, 2)).toEqual([
      { code: 21, label: "3 semaines" },
      { code: 28, label: "4 semaines", description: "Le plus choisi." },
    ]);
    expect(choicesIn((await cartPage(browser)).html)).toEqual(["0", "21", "28", ...ten.slice(1)]);
    expect((await change(browser, line.id, { interval: 28 })).change?.line?.subscriptionInterval).toBe(28);
  });

  test("is taken from a cart link, and from the ration's address", async () => {
    const browser = visitor();
    await browser.get(`/panier/?variantId=${chicken.variantCode}&interval=28`);
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 1 every 28`]);
    const { html } = await visitor().visit(`${productPage}?rythme=28&quantite=2`);
    expect(html).toMatch(/<option value="28" selected="">/);
  });

  test("is one of the plans beside a ration", async () => {
    await askStandIns("/_sandbox/frequencies", { days: 7, label: "1 semaine", position: 99 });
    await readAgain();
    const { html } = await visitor().visit(`${productPage}?poids=30&ans=4`);
    expect(textOf(html)).toContain("Toutes les semaines");
    await askStandIns("/_sandbox/frequencies/remove", { days: 7 });
  });

  test("stays in the line that has it once the API has taken it back, and is no longer offered elsewhere", async () => {
    const { browser, line } = await shopper({ ...chicken, purchase: "subscription", interval: 28 });
    await askStandIns("/_sandbox/frequencies/remove", { days: 28 });
    await readAgain();
    expect(choicesIn((await visitor().visit(productPage)).html)).toEqual(ten);
    const { html } = await cartPage(browser);
    expect(choicesIn(html)).toEqual(["0", ...ten, "28"]);
    expect(html).toMatch(/<option value="28" selected="">Tous les 28 jours/);
    const same = await change(browser, line.id, { interval: 28 });
    expect(same.status).toBe(200);
  });
});

describe("a frequency that is none of them is refused with a sentence beside its field, and nothing changes", () => {
  test.each([28, 30, -31, 31.5, 1e9, "mensuel", null, "", []])("in an addition: %j", async (interval) => {
    const { browser } = await shopper();
    const calls = await countCalls("ecommerce", "", "PATCH");
    const refused = await add(browser, { ...chicken, purchase: "subscription", interval });
    expect(refused).toMatchObject({
      status: 422,
      field: "interval",
      message: expect.stringContaining(sentence),
    });
    expect(linesOf(refused.cart)).toEqual([`${chicken.variantCode} × 2`]);
    expect(await calls()).toBe(0);
  });

  test("a subscription without a frequency is no one-off purchase", async () => {
    const { status, message } = await add(visitor(), { ...chicken, purchase: "subscription" });
    expect([status, message]).toEqual([422, expect.stringContaining(sentence)]);
  });

  test.each([28, "x", -1, "", null, false, []])("in a change: %j", async (interval) => {
    const { browser, line } = await shopper({ ...chicken, purchase: "subscription", interval: 62 });
    const refused = await change(browser, line.id, { quantity: 3, interval });
    expect(refused).toMatchObject({
      status: 422,
      field: "interval",
      message: expect.stringContaining(sentence),
    });
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 1 every 62`]);
  });

  test("in a plain form of the product page", async () => {
    const browser = visitor();
    const answer = await browser.post("/api/cart/items", {
      variantCode: chicken.variantCode,
      purchase: "subscription",
      interval: "28",
      returnTo: productPage,
    });
    expect([answer.status, targetOf(answer)]).toEqual([303, productPage]);
    const { html } = await browser.visit(productPage);
    expect(html).toMatch(
      /<select(?=[^>]*name="interval")(?=[^>]*aria-describedby="rythme-error")(?=[^>]*aria-invalid="true")/,
    );
    expect(html).toMatch(new RegExp(`id="rythme-error">${sentence}`));
    expect((await cartOf(browser)).cart?.lines).toEqual([]);
  });

  test("in a plain form of the cart", async () => {
    const { browser, line } = await shopper({ ...chicken, purchase: "subscription", interval: 62 });
    await browser.post(`/api/cart/items/${line.id}`, { quantity: "2", interval: "28" });
    const { html, text } = await cartPage(browser);
    expect(text).toContain(sentence);
    expect(html).toMatch(/<option value="62" selected="">/);
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 1 every 62`]);
  });

  test("in a cart link alone it is read as bought once", async () => {
    const browser = visitor();
    await browser.get(`/panier/?variantId=${chicken.variantCode}&interval=28`);
    expect(linesOf((await cartOf(browser)).cart)).toEqual([`${chicken.variantCode} × 1`]);
  });

  test("and where the API takes it back meanwhile, its refusal is beside the field too", async () => {
    readLog();
    await askStandIns("/_sandbox/frequencies/remove", { days: 155 });
    const refused = await add(visitor(), { ...chicken, purchase: "subscription", interval: 155 });
    expect(refused).toMatchObject({ status: 422, field: "interval" });
    await askStandIns("/_sandbox/frequencies", { days: 155, label: "5 mois", position: 9 });
  });
});

test("the stand-in answers its list to anybody, and refuses what is not in it", async () => {
  const list = await askApi<{ "hydra:member": unknown[] }>("GET", "subscription-frequencies");
  expect(list.body["hydra:member"]).toHaveLength(10);
  expect(list.body["hydra:member"][1]).toMatchObject({ code: "31", days: 31, position: 1, label: "1 mois" });
  const { cart, order } = await cartWith([{ code: chicken.variantCode }]);
  const line = `orders/${cart}/items/${order.items[0]?.id}`;
  const refused = await askApi<Refusal>("PATCH", line, { quantity: 1, subscriptionInterval: 28 });
  expect(refusedAt(refused)).toBe("422 subscriptionInterval: Ce rythme de livraison n’existe pas.");
});

test("a long list with long descriptions has a bound, and is sent once to what shows it", async () => {
  const description = "Pour les gourmands. ".repeat(500);
  for (let days = 200; days < 230; days++)
    await askStandIns("/_sandbox/frequencies", { days, label: `${days} jours`, position: days, description });
  await readAgain();
  const { html } = await visitor().visit(productPage);
  expect(choicesIn(html)).toHaveLength(20);
  for (const island of ["BuyBoxIsland", "RationIsland"]) {
    const [props] = islandProps<{ frequencies: unknown[] }>(html, island);
    expect(props?.frequencies).toHaveLength(20);
  }
  expect(html.match(/label\W+208 jours/g)).toHaveLength(2);
  expect(html.match(/(Pour les gourmands\. ?){9}/)).toBeNull();
});

test("where the API offers none, nothing is sold by subscription", async () => {
  const all = [...ten.map(Number), 7, ...Array.from({ length: 30 }, (_, place) => 200 + place)];
  for (const days of all) await askStandIns("/_sandbox/frequencies/remove", { days });
  await readAgain();
  const { html } = await visitor().visit(productPage);
  expect(choicesIn(html)).toEqual([]);
  expect(html).not.toMatch(/<input[^>]*value="subscription"/);
  const browser = visitor();
  expect(await add(browser, { ...chicken, purchase: "subscription", interval: 31 })).toMatchObject({
    status: 422,
    field: "interval",
  });
  expect((await add(browser, chicken)).status).toBe(200);
  const { frequencies } = (await cartOf(browser)).cart ?? {};
  expect(frequencies).toEqual([]);
});
