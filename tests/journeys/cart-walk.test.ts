import { expect, test } from "./journey.ts";
import {
  addOne,
  cartLine,
  cartLink,
  chicken,
  chooseFormat,
  documentLoads,
  drawer,
  expectArrival,
  holdBack,
  hydrated,
  openShop,
  quantity,
  summary,
  updating,
  walkToCart,
} from "./shopper.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a visitor walks from home to a product, subscribes to two bags and finds them in the cart", async ({
  page,
  context,
}) => {
  await openShop(page, "/");
  const loads = documentLoads(page);

  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByText("Chien", { exact: true }).click();
  await menu.getByRole("link", { name: "Croquettes", exact: true }).click();
  await expectArrival(page, "/chien/croquettes/", "Croquettes pour chien");
  await expect(page).toHaveTitle(/Croquettes pour chien/);
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeHidden();

  await page.getByRole("link", { name: chicken.name }).click();
  await expectArrival(page, chicken.path, chicken.name);

  await chooseFormat(page, "5 kg", `${chicken.path}5-kg/`);

  await expect(page.getByRole("radio", { name: "Achat unique" })).toBeChecked();
  await page.getByRole("radio", { name: /^Abonnement/ }).check();
  await page.getByLabel("Rythme de livraison").selectOption("Toutes les 6 semaines");
  await page.getByRole("button", { name: "Un de plus" }).click();
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(page.getByText("Ajouté au panier.")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);

  await page.getByRole("link", { name: "Voir le panier" }).click();
  await drawer(page).getByRole("link", { name: "Voir le panier" }).click();
  await expectArrival(page, "/panier/", "Votre panier");
  const line = cartLine(page);
  await expect(line).toContainText("5 kg");
  await expect(line.getByLabel(/^Rythme de livraison/)).toHaveValue("42");
  await expect(quantity(line)).toHaveValue("2");
  // Twice 47,90 € less a tenth, with free shipping.
  await expect(summary(page)).toContainText("Total86,22 €");
  expect(loads).toEqual([]);

  const token = (await context.cookies()).find(({ name }) => name === "cartToken")?.value ?? "";
  const standIns = await context.newPage();
  await standIns.goto("/_sandbox/");
  await expect(standIns.getByRole("row").filter({ hasText: token })).toContainText("86,22 €");
});

test("a format that is still loading is the one that is added", async ({ page }) => {
  await openShop(page, chicken.path);
  const release = await holdBack(page, "**/5-kg/_payload");
  const sent = page.waitForRequest("**/api/cart/items");
  await page.getByRole("link", { name: /^5 kg/ }).click();
  const add = page.getByRole("button", { name: "Ajouter au panier" });
  await add.click();
  await expect(page.getByRole("button", { name: "Ajout en cours" })).toBeVisible();
  release();
  expect((await sent).postDataJSON()).toMatchObject({ variantCode: "11000102" });
  await expect(page.getByText("Ajouté au panier.")).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/1 article/);
});

test("the way of buying is kept from format to format, and a second addition says how it changes the first", async ({
  page,
}) => {
  await addOne(page, `${chicken.path}2-kg/`);
  await page.getByRole("radio", { name: /^Abonnement/ }).check();
  await page.getByLabel("Rythme de livraison").selectOption("Tous les 2 mois");

  await chooseFormat(page, "5 kg", `${chicken.path}5-kg/`);
  await expect(page.getByRole("radio", { name: /^Abonnement/ })).toBeChecked();
  await expect(page.getByLabel("Rythme de livraison")).toHaveValue("62");
  await expect(page.getByText("Ajouté au panier.")).toBeHidden();

  await chooseFormat(page, "2 kg", `${chicken.path}2-kg/`);
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(
    page.getByText(
      "Cela fait 2 exemplaires de ce format, tous en abonnement : tous les 2 mois, 2 livraisons au minimum.",
    ),
  ).toBeVisible();
});

test("a shopper changes quantity and frequency in the cart, then empties it", async ({ page }) => {
  await addOne(page);
  await walkToCart(page);
  const line = cartLine(page);
  const account = summary(page);
  await expect(account).toContainText("Total26,80 €");

  await line.getByRole("button", { name: /^Un de plus/ }).click();
  await line.getByRole("button", { name: /^Un de plus/ }).click();
  await expect(quantity(line)).toHaveValue("3");
  await expect(account).toContainText("Total65,70 €");
  await expect(cartLink(page)).toHaveAccessibleName(/3 articles/);

  await line.getByLabel(/^Rythme de livraison/).selectOption("Tous les 2 mois");
  await expect(account).toContainText("Total59,13 €");
  await expect(line).toContainText("Abonnement, 2 livraisons minimum");

  await hydrated(page, () => page.reload());
  await expect(quantity(line)).toHaveValue("3");
  await expect(line.getByLabel(/^Rythme de livraison/)).toHaveValue("62");

  const removal = page.waitForResponse(/\/remove$/);
  await line.getByRole("button", { name: `Retirer ${chicken.name} du panier` }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Votre panier est vide" })).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName("Panier");
  // The update is optimistic: leave the page only after the answer.
  await removal;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Votre panier est vide" })).toBeVisible();
});

test("back and forward restore the pages and their scroll positions", async ({ page }) => {
  await openShop(page, "/chien/croquettes/");
  const loads = documentLoads(page);
  const last = page.getByRole("main").getByRole("article").last().getByRole("link");
  const name = await last.innerText();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeFocused();

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Croquettes pour chien");
  await expect(page).toHaveTitle(/Croquettes pour chien/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(loads).toEqual([]);
});

test("two tabs change one cart in turn, and neither change is lost", async ({ page, context }) => {
  await addOne(page);
  await openShop(page, "/panier/");
  const other = await context.newPage();
  await openShop(other, "/panier/");
  const sent: string[] = [];
  other.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  const go = await holdBack(page, "**/api/cart/items/*");

  const underWay = page.waitForRequest("**/api/cart/items/*");
  await cartLine(page)
    .getByRole("button", { name: /^Un de plus/ })
    .click();
  await underWay;
  await expect(updating(page)).toBeVisible();
  await other.getByLabel(/^Rythme de livraison/).selectOption("Tous les 2 mois");
  await expect(other.getByLabel(/^Rythme de livraison/)).toHaveValue("62");
  expect(sent).toEqual([]);

  go();
  await expect(summary(other)).toContainText("Sous-total39,42 €");
  await expect(quantity(cartLine(other))).toHaveValue("2");
  expect(sent).toHaveLength(1);
});

test("a cart read before an addition does not hide it", async ({ page }) => {
  await addOne(page);
  const { promise: released, resolve: go } = Promise.withResolvers<void>();
  const { promise: read, resolve: markRead } = Promise.withResolvers<void>();
  await page.route("**/panier/_payload", async (route) => {
    const response = await route.fetch();
    markRead();
    await released;
    await route.fulfill({ response });
  });
  await cartLink(page).click();
  await drawer(page).getByRole("link", { name: "Voir le panier" }).click();
  await read;
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
  go();
  await expectArrival(page, "/panier/", "Votre panier");
  await expect(quantity(cartLine(page))).toHaveValue("2");
  await expect(cartLink(page)).toHaveAccessibleName(/2 articles/);
});

test.describe("a cart that is no longer valid", () => {
  test.use({ expectedNoise: /status of 404/ });

  test("is discarded on any page, with a message", async ({ page, context, request }) => {
    await addOne(page);
    const token = (await context.cookies()).find(({ name }) => name === "cartToken")?.value;
    await request.post(`/_sandbox/orders/${token}/state`, { data: { state: "fulfilled" } });

    await openShop(page, "/chien/");
    await expect(page.getByRole("status").filter({ hasText: "n’est plus valide" })).toBeVisible();
    await expect(cartLink(page)).toHaveAccessibleName("Panier");
    await cartLink(page).click();
    await expect(drawer(page).getByRole("heading", { name: "Votre panier est vide" })).toBeVisible();
    await openShop(page, "/panier/");
    await expect(page.getByRole("heading", { level: 1, name: "Votre panier est vide" })).toBeVisible();
    await expect(page.getByText("n’est plus valide")).toHaveCount(0);
  });
});

test.describe("a cart that is no longer valid, on the page of a product", () => {
  test.use({ expectedNoise: /status of 404/ });

  test("is discarded, and the form that is not hydrated yet still sells", async ({
    page,
    context,
    request,
  }) => {
    await addOne(page);
    const token = (await context.cookies()).find(({ name }) => name === "cartToken")?.value;
    await request.post(`/_sandbox/orders/${token}/state`, { data: { state: "fulfilled" } });

    await openShop(page, chicken.path);
    await expect(page.getByRole("status").filter({ hasText: "n’est plus valide" })).toBeVisible();
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(cartLink(page)).toHaveAccessibleName(/1 article/);
  });
});

test.describe("when the stock is short", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("a quantity above the stock is refused with the API's message, and the cart stays as it was", async ({
    page,
    request,
  }) => {
    await request.post("/_sandbox/variants/13000101", { data: { stock: 2 } });
    await addOne(page, "/produits/aiguillettes-de-canard-chien/");
    await walkToCart(page);
    const field = quantity(cartLine(page, "Aiguillettes de canard"));
    await field.fill("5");
    await field.press("Enter");
    await expect(page.getByRole("alert")).toContainText("il n’en reste que 2 en stock");
    await expect(field).toHaveValue("1");
    await expect(summary(page)).toContainText("Sous-total7,90 €");
  });
});
