import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { cartLink, chicken, documentLoads, holdBack, openShop, phone } from "./shopper.ts";

test("reviews of one score show in place and are announced, more of them get the focus", async ({ page }) => {
  await openShop(page, chicken.path);
  const loads = documentLoads(page);
  const reviews = page.getByRole("region", { name: "Avis vérifiés" });
  const four = reviews.getByRole("link", { name: /^4 étoiles \d+ avis$/ });
  await four.focus();
  await page.keyboard.press("Enter");
  await expect(reviews.getByRole("status")).toContainText(/affichés? sur \d+ à 4 étoiles/);
  await expect(four).toBeFocused();
  await expect(four).toHaveAttribute("aria-current", "true");

  await reviews.getByRole("link", { name: "Tous les avis" }).click();
  await expect(reviews.getByRole("status")).toContainText("4 avis affichés sur");
  const shown = reviews.getByRole("list").last().getByRole("listitem");
  await reviews.getByRole("link", { name: "Lire 12 autres avis" }).click();
  await expect(shown).toHaveCount(16);
  await expect(shown.nth(4)).toBeFocused();
  await expect(reviews.getByRole("status")).toContainText("16 avis affichés sur");
  expect(loads).toEqual([]);
  await expectAccessible(page);
});

test.describe("reviews that cannot be loaded in place", () => {
  test.use({ expectedNoise: /ERR_FAILED/ });

  test("have a page with an address", async ({ page }) => {
    await page.route(/\/api\/.*note=/, (route) => route.abort());
    await openShop(page, chicken.path);
    const reviews = page.getByRole("region", { name: "Avis vérifiés" });
    for (const score of [4, 5]) {
      await reviews.getByRole("link", { name: new RegExp(`^${score} étoiles? \\d+ avis$`) }).click();
      await expect(page).toHaveURL(`${chicken.path}?note=${score}#avis`);
      await expect(reviews.getByRole("status")).toContainText(`à ${score} étoiles`);
    }
  });
});

test("pictures are browsed by keyboard and enlarged; Escape returns the focus", async ({ page }) => {
  await openShop(page, chicken.path);
  const thumbs = page.getByRole("list", { name: "Choisir une photo" }).getByRole("link");
  await thumbs.first().focus();
  await expect(page.locator(".swiper-initialized")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(thumbs.nth(1)).toBeFocused();
  await expect(thumbs.nth(1)).toHaveAttribute("aria-current", "true");
  const second = page.getByRole("link", { name: /^Agrandir la photo 2/ });
  await expect(second).toBeInViewport();
  await second.focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: "Photos du produit" });
  await expect(large.getByRole("status")).toHaveText("Photo 2 sur 2");
  await page.keyboard.press("ArrowLeft");
  await expect(large.getByRole("status")).toHaveText("Photo 1 sur 2");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(large).toHaveCount(0);
  await expect(second).toBeFocused();
});

test("the large price follows the way of buying", async ({ page }) => {
  await openShop(page, chicken.path);
  const main = page.getByRole("main");
  await expect(main.getByText("par livraison, TVA comprise").first()).toBeHidden();
  await page.getByRole("radio", { name: /^Abonnement/ }).check();
  await expect(main.getByText("par livraison, TVA comprise").first()).toBeVisible();
});

test("a phone has price and button in its first screen: those of the form, as it is filled in", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openShop(page, `${chicken.path}5-kg/`);
  const short = page.getByRole("button", { name: /^Ajouter ·/ });
  const whole = page.getByRole("button", { name: /^Ajouter au panier/ });
  const bar = short.locator("..");
  await expect(short).toBeInViewport({ ratio: 1 });
  await expect(short).toHaveAccessibleName("Ajouter · 5 kg");
  await expect(bar).toContainText("47,90 €");

  await page.getByRole("radio", { name: /^Abonnement/ }).check();
  await page.getByRole("button", { name: "Un de plus" }).click();
  await expect(whole).toHaveAccessibleName("Ajouter au panier 2 × 5 kg, abonnement");
  await expect(whole).toBeInViewport();
  await expect(short).toBeHidden();

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  // Late parts make the page longer.
  const bottomOfFoot = () =>
    page.getByRole("contentinfo").evaluate((foot) => {
      scrollTo(0, document.body.scrollHeight);
      return Math.round(foot.getBoundingClientRect().bottom);
    });
  await expect(short).toBeVisible();
  await expect.poll(bottomOfFoot).toBe(phone.height);
  await page.getByRole("heading", { name: "Avis vérifiés" }).scrollIntoViewIfNeeded();
  await expect(short).toHaveAccessibleName("Ajouter · 2 × 5 kg, abonnement");
  await expect(bar).toContainText("86,22 €");
  const sent = page.waitForRequest("**/api/cart/items");
  await short.click();
  expect((await sent).postDataJSON()).toMatchObject({
    variantCode: "11000102",
    quantity: "2",
    purchase: "subscription",
  });
});

for (const size of [phone, { width: 1280, height: 720 }]) {
  test(`an addition is said in sight, wherever the page is scrolled to, ${size.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openShop(page, chicken.path);
    await page.getByRole("button", { name: "Ajouter au panier" }).click();
    const message = page.getByText("Ajouté au panier.");
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Ajouter au panier" })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(message).toBeInViewport({ ratio: 1 });
    await page.getByRole("main").getByRole("button", { name: "Fermer" }).click();
    await expect(message).toBeHidden();
  });
}

test("at a zoom of 400 % nothing stays above or below the page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openShop(page, chicken.path);
  const heading = page.getByRole("heading", { name: "Avis vérifiés" });
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  await expect(page.getByRole("banner").getByRole("link", { name: /^Panier/ })).not.toBeInViewport();
  await expect(page.getByRole("button", { name: /^Ajouter ·/ })).toBeHidden();
});

test("a name with a word longer than a phone is wide makes the page no wider", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openShop(page, chicken.path);
  await page.getByRole("heading", { level: 1 }).evaluate((h1) => h1.append(` ${"Croquettes".repeat(8)}`));
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond).toBe(0);
});

test("a sample is put into the cart from its page", async ({ page }) => {
  await openShop(page, chicken.path);
  await page.getByRole("link", { name: /Essayez un échantillon/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Échantillon chien adulte/ })).toBeVisible();
  const add = page.getByRole("button", { name: "Ajouter au panier" });
  const once = page.getByText("C’est dans votre panier : un échantillon par recette.");
  await add.click();
  await expect(once).toBeVisible();
  await add.click();
  await expect(once).toBeVisible();
  await expect(cartLink(page)).toHaveAccessibleName(/1 article/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone has no sticky bar", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(chicken.path);
    await page.getByRole("heading", { name: "Avis vérifiés" }).scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: "Avis vérifiés" })).toBeInViewport();
    await expect(page.getByRole("button", { name: /^Ajouter ·/ })).toBeHidden();
  });

  test("reviews are filtered and paged by addresses, pictures are links", async ({ page }) => {
    await page.goto(chicken.path);
    const reviews = page.getByRole("region", { name: "Avis vérifiés" });
    await reviews.getByRole("link", { name: /^5 étoiles/ }).click();
    await expect(page).toHaveURL(/\?note=5#avis$/);
    await expect(reviews).toContainText(/à 5 étoiles\./);
    await reviews.getByRole("link", { name: /^Lire \d+ autres avis/ }).click();
    await expect(page).toHaveURL(/\?note=5&avis=2#avis$/);
    await expect(reviews).toContainText("16 avis affichés sur");
    await page.getByRole("list", { name: "Choisir une photo" }).getByRole("link").nth(1).click();
    await expect(page).toHaveURL(/#photo-2$/);
  });
});

test("reviews that were asked for last are shown, whichever come first", async ({ page }) => {
  const release = await holdBack(page, /\/api\/reviews\/.*note=4/);
  await openShop(page, chicken.path);
  const reviews = page.getByRole("region", { name: "Avis vérifiés" });
  const linkTo = (score: number) =>
    reviews.getByRole("link", { name: new RegExp(`^${score} étoiles \\d+ avis$`) });
  const asked = page.waitForRequest(/\/api\/reviews\/.*note=4/);
  await linkTo(4).click();
  await asked;
  await linkTo(5).click();
  await expect(reviews.getByRole("status")).toContainText("à 5 étoiles");
  release();
  await expect(linkTo(5)).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(chicken.path);
});
