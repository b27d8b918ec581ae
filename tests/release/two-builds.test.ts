import type { Browser, Page } from "playwright";
import { expect as expectIn } from "playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser } from "../../scripts/bench/phone/visit.ts";
import { startRehearsal } from "../../scripts/rehearsal/rehearsal.ts";
import { keepFiles } from "../../scripts/release/files.ts";
import type { Wrangler } from "../../scripts/release/wrangler.ts";

let rehearsal: Awaited<ReturnType<typeof startRehearsal>>;
let wrangler: Wrangler;
let first: ReturnType<typeof rehearsal.optionsOf>;
let browser: Browser;
let older: string;
let newer: string;

beforeAll(async () => {
  rehearsal = await startRehearsal(() => {});
  first = rehearsal.optionsOf(rehearsal.buildOf());
  await keepFiles(first);
  wrangler = first.wrangler;
  older = await wrangler.deployFirst("older", "the older build");
  const second = rehearsal.optionsOf(rehearsal.buildOf());
  await keepFiles(second);
  newer = await second.wrangler.upload("newer", "the newer build");
  browser = await openBrowser([]);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await rehearsal?.stop();
}, 60_000);

const serve = (version: string) => wrangler.deploy(new Map([[version, 100]]), "by the test");

async function newVisitor() {
  const context = await browser.newContext({ baseURL: rehearsal.platform.origin, locale: "fr-FR" });
  const faults: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  context.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  const tab = async (path: string) => {
    const page = await context.newPage();
    const hydrated = page.waitForRequest("**/api/cart");
    await page.goto(path);
    await hydrated;
    return page;
  };
  return { tab, faults, close: () => context.close() };
}

const buildIn = async (page: Page): Promise<string> =>
  (await (await page.request.get("/health")).json()).version;
const chicken = "/produits/croquettes-chien-adulte-poulet-fermier-riz/";

test("a version tells the build that it is, to a terminal that did not make it", async () => {
  expect(await wrangler.tagOf(newer)).toBe("newer");
});

test("files that are there are not put again", async () => {
  expect(await keepFiles(first)).toEqual({ files: expect.any(Number), put: 0 });
});

test("a tab of the older build goes on after the switch: its parts are there, its next page is the newer build's", async () => {
  await serve(older);
  const { tab, faults, close } = await newVisitor();
  const page = await tab(chicken);
  expect(await buildIn(page)).toBe(older);
  await serve(newer);

  // Parts that load on use come from the files of the older build.
  await page
    .getByRole("button", { name: /^Ajouter/ })
    .first()
    .click();
  await expectIn(page.getByText("Ajouté au panier").first()).toBeVisible();
  expect(await buildIn(page)).toBe(newer);
  const whole = page.waitForEvent("load");
  await page.getByRole("link", { name: "Museau" }).first().click();
  await whole;
  await expectIn(page).toHaveURL("/");
  await page.goto("/panier/");
  await expectIn(page.getByText("Poulet fermier").first()).toBeVisible();
  expect(faults).toEqual([]);
  await close();
}, 120_000);

test("tabs of both builds share one cart, and the roll-back keeps it", async () => {
  await serve(older);
  const { tab, faults, close } = await newVisitor();
  const old = await tab(chicken);
  await serve(newer);
  const young = await tab(chicken);
  await young
    .getByRole("button", { name: /^Ajouter/ })
    .first()
    .click();
  await expectIn(young.getByText("Ajouté au panier").first()).toBeVisible();
  await expectIn(old.getByRole("link", { name: /^Panier.*1/ })).toBeVisible();
  await old
    .getByRole("button", { name: /^Ajouter/ })
    .first()
    .click();
  await expectIn(young.getByRole("link", { name: /^Panier.*2/ })).toBeVisible();

  await serve(older);
  await young.goto("/panier/");
  await expectIn(young.getByText("Poulet fermier").first()).toBeVisible();
  await young.getByRole("button", { name: "Commander" }).click();
  await expectIn(young).toHaveURL(/\/connexion\//);
  expect(faults).toEqual([]);
  await close();
}, 120_000);
