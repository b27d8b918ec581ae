import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { errorTexts } from "../../client/screens/texts.ts";
import { cartNotices } from "../../worker/cart/texts.ts";
import { errorPageTexts } from "../../worker/page/texts.ts";
import { expect, test } from "./journey.ts";
import {
  addOne,
  cartLine,
  cartLink,
  chicken,
  drawer,
  expectArrival,
  hydrated,
  openShop,
  quantity,
} from "./shopper.ts";

test.use({ expectedNoise: /status of 503/ });

// No other journey may open or prefetch these, and no site map lists them: the shop has no copy.
const unopened = "/landing/jamais-ouverte/";
const unopenedToo = "/landing/portes-ouvertes/";

test("with the content system down, the pages opened before still open and the cart still fills", async ({
  page,
  breakService,
}) => {
  for (const path of [chicken.path, "/chien/croquettes/"])
    await expect(await page.request.get(path)).toBeOK();
  await breakService({ service: "content", mode: "refused" });

  await openShop(page, "/chien/croquettes/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
  await page.getByRole("link", { name: chicken.name }).click();
  await expectArrival(page, chicken.path, chicken.name);
  await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
  await page.getByRole("link", { name: cartCallTexts.openCart }).click();
  await drawer(page).getByRole("link", { name: cartTexts.drawer.cartPage }).click();
  await expectArrival(page, "/panier/", cartTexts.title);
  await expect(cartLine(page)).toBeVisible();
});

test("with the content system down, a page never opened says so, and opens when the system is back", async ({
  page,
  request,
  breakService,
}) => {
  const changes = { title: "Portes ouvertes à l’atelier", blocks: [] };
  const key = unopenedToo.slice(1, -1);
  const published = await request.post("/_sandbox/publish", { data: { collection: "page", key, changes } });
  expect(published.ok()).toBe(true);
  const opened = "/page/mentions-legales/";
  await expect(await page.request.get(opened)).toBeOK();
  const mend = await breakService({ service: "content", mode: "status", status: 500 });

  expect((await page.goto(unopened))?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(errorPageTexts.pages.error["503"].title);
  await expect(page.getByRole("link", { name: errorTexts.home })).toBeVisible();

  await openShop(page, opened);
  const link = page.getByRole("link", { name: "Conditions générales de vente", exact: true });
  await link.evaluate((anchor, path) => anchor.setAttribute("href", path), unopenedToo);
  await link.click();
  await expectArrival(page, unopenedToo, errorPageTexts.pages.error["503"].title);

  await mend();
  // The shop waits a few seconds after a failure before it asks the service again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(changes.title, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
});

test("with the e-commerce API down, products open, the cart says it cannot be reached, and nothing in it is lost", async ({
  page,
  context,
  breakService,
}) => {
  await addOne(page);
  const token = async () => (await context.cookies()).find(({ name }) => name === "cartToken")?.value;
  const before = await token();
  const mend = await breakService({ service: "ecommerce", mode: "status", status: 503 });

  await hydrated(page, () => page.reload());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(chicken.name);
  await page.getByRole("button", { name: productScreenTexts.buy.submit }).click();
  await expect(page.getByRole("alert")).toContainText(cartNotices.unavailable);

  await cartLink(page).click();
  await drawer(page).getByRole("link", { name: cartTexts.unavailable.retry }).click();
  await expectArrival(page, "/panier/", cartTexts.unavailable.title);
  expect(before).toBeTruthy();
  expect(await token()).toBe(before);

  await mend();
  await page.getByRole("main").getByRole("link", { name: cartTexts.unavailable.retry }).click();
  await expectArrival(page, "/panier/", cartTexts.title);
  await expect(quantity(cartLine(page))).toHaveValue("1");
  await expect(cartLink(page)).toHaveAccessibleName(new RegExp(cartTexts.count({ count: 1 })));
});
