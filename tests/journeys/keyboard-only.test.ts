import type { Locator, Page } from "playwright/test";
import { expect, test } from "./journey.ts";
import {
  addOne,
  cartLink,
  chicken,
  drawer,
  hydrated,
  isAt,
  logIn,
  openCartWith,
  openShop,
  phone,
  summary,
} from "./shopper.ts";

test("from the skip link to a filled cart by keyboard alone, with the focus always visible", async ({
  page,
}) => {
  await openShop(page, "/chien/croquettes/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, "link", chicken.name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: chicken.name })).toBeFocused();

  await tabTo(page, "link", /^5 kg/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
  const format = page.getByRole("navigation", { name: "Format" }).getByRole("link", { name: /^5 kg / });
  await expect(format).toHaveAttribute("aria-current", "page");
  await expect(format).toBeFocused();

  await tabTo(page, "radio", /^Achat unique/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Abonnement/ })).toBeChecked();
  await tabTo(page, "combobox", "Rythme de livraison");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel("Rythme de livraison")).toHaveValue("42");
  await tabTo(page, "button", "Un de plus");
  await page.keyboard.press("Space");
  await tabTo(page, "button", /^Ajouter au panier/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Ajouté au panier.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ajouter au panier" })).toBeFocused();

  await tabTo(page, "link", "Voir le panier");
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await tabTo(page, "link", "Voir le panier", drawer(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Votre panier" })).toBeFocused();
  await tabTo(page, "button", /^Un de plus/);
  await page.keyboard.press("Space");
  // Three times 43,11 €, less the 5 € for 120 € of goods.
  await expect(summary(page)).toContainText("Total124,33 €");
  await expect(cartLink(page)).toHaveAccessibleName(/3 articles/);
});

test("from the cart to the page of the gateway by keyboard alone", async ({ page }) => {
  await logIn(page, { email: "paul.martin@example.be", firstName: "Paul" });
  await openCartWith(page, "11000101");
  const arriveAt = async (name: string) => {
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    // Hydrated: this tab has the lock of the order.
    const lockCount = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
    await expect.poll(lockCount).toBeGreaterThan(0);
  };
  const write = async (name: string, text: string) => {
    await tabTo(page, "textbox", name);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };
  await tabTo(page, "button", "Commander");
  await page.keyboard.press("Enter");

  await arriveAt("Votre adresse");
  await write("Numéro et rue", "12 rue des Lilas");
  await write("Code postal", "69002");
  await write("Ville", "Lyon");
  await write("Téléphone mobile", "06 12 34 56 78");
  await tabTo(page, "checkbox", /^Garder cette adresse/);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");

  await arriveAt("Votre livraison");
  await tabTo(page, "radio", /^Colissimo/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Transporteur/ })).toBeChecked();
  await tabTo(page, "button", /^Continuer vers/);
  await page.keyboard.press("Enter");

  await arriveAt("Votre moyen de paiement");
  await tabTo(page, "radio", /^Carte bancaire/);
  await page.keyboard.press("Space");
  await tabTo(page, "button", /^Continuer vers/);
  await page.keyboard.press("Enter");

  await arriveAt("Vérifiez votre commande");
  await tabTo(page, "button", "Commander avec obligation de paiement");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/_sandbox\/paiement\//);
});

test("a removed line gives its focus to the button that puts it back, and its removal is announced", async ({
  page,
}) => {
  await addOne(page);
  await addOne(page, "/produits/terrine-chien-boeuf-carottes/");
  await openShop(page, "/panier/");
  const remove = page.getByRole("button", { name: /^Retirer/ });
  const undo = page.getByRole("button", { name: /^Annuler le retrait/ });
  await expect(remove).toHaveCount(2);
  await remove.first().focus();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(1);
  await expect(undo).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: chicken.name })).toContainText("Retiré");

  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Votre panier est vide" })).toBeVisible();
  await expect(undo).toHaveCount(2);
  await expect(undo.last()).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Retiré" })).toContainText("Terrine");

  await page.keyboard.press("Enter");
  await expect(undo).toHaveCount(1);
  await expect(remove).toHaveAccessibleName(/Terrine/);
  await expect(remove).toBeFocused();
});

for (const width of [320, 390, 1100, 1280, 1500]) {
  test(`at ${width} px the header is tabbed through as it is seen, in every browser`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openShop(page);
    const header = page.getByRole("banner");
    const rows = await header.evaluate((element) => {
      const stops = [...element.querySelectorAll<HTMLElement>("a, button, input, summary")]
        .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
        .map((stop) => ({ stop, box: stop.getBoundingClientRect() }));
      const rows = Map.groupBy(stops, ({ box }) => Math.round((box.top + box.height / 2) / 20));
      return [...rows.values()].map((row) => row.map(({ box }) => box.left));
    });
    expect(rows).toEqual(rows.map((row) => row.toSorted((a, b) => a - b)));
    expect(rows.length).toBe(width < 1260 ? 2 : 1);
  });
}

test("the menu opens and closes by keyboard, and returns the focus", async ({ page }) => {
  await openShop(page);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  const title = menu.locator("summary").filter({ hasText: "Chien" });
  await title.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press("Escape");
  await expect(title).toBeFocused();
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeHidden();

  await page.setViewportSize(phone);
  await hydrated(page, () => page.reload());
  const burger = page.getByRole("button", { name: "Menu", exact: true });
  await burger.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Fermer le menu" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: "Fermer le menu" })).toBeFocused();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Panier/ })
    .focus();
  await expect(menu).toBeHidden();
});

for (const width of [390, 1280]) {
  test(`the name of an icon of the header shows when it is pointed at, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openShop(page);
    const cart = page.getByRole("banner").getByRole("link", { name: /^Panier/ });
    await cart.hover();
    await expect(cart.getByText("Panier")).toBeInViewport({ ratio: 1 });
    const name = await cart.getByText("Panier").boundingBox();
    expect(name?.width).toBeGreaterThan(30);
  });
}

test("on a phone the search stays at hand: the box comes below the sticky bar", async ({ page }) => {
  await page.setViewportSize(phone);
  await openShop(page, "/chien/croquettes/");
  const icon = page.getByRole("banner").getByRole("link", { name: "Rechercher" });
  const box = page.getByRole("searchbox", { name: "Rechercher un produit" });
  await expect(icon).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(box).not.toBeInViewport();
  await icon.click();
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2 * phone.height);
});

test("a drop-down of the menu closes when a link is chosen, when focus or pointer leaves and on a press outside", async ({
  page,
}) => {
  await openShop(page);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  const title = menu.locator("summary").filter({ hasText: "Chien" });
  const link = menu.getByRole("link", { name: "Croquettes", exact: true }).first();
  await title.click();
  await expect(link).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Panier" }).focus();
  await expect(link).toBeHidden();

  await title.click();
  await expect(link).toBeVisible();
  await page.getByRole("contentinfo").click({ position: { x: 2, y: 2 } });
  await expect(link).toBeHidden();

  await title.click();
  await expect(link).toBeVisible();
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(link).toBeHidden();

  await title.click();
  await link.click();
  await expect(page).toHaveURL(/\/chien\/croquettes\/$/);
  await expect(link).toBeHidden();
});

/** Presses Tab until the control has the focus, and checks each focus on the way. */
async function tabTo(
  page: Page,
  role: "link" | "button" | "radio" | "checkbox" | "combobox" | "textbox",
  name: string | RegExp,
  place: Page | Locator = page,
) {
  const options = { name, ...(typeof name === "string" ? { exact: true } : {}) };
  const found = place.getByRole(role, options);
  // A field with proposals becomes a combobox with its focus.
  const wanted = (role === "textbox" ? found.or(place.getByRole("combobox", options)) : found).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the ${role} ${name} is not reached by Tab`);
}

/**
 * The focused element is in the window, uncovered, and has an outline: its own, its label's or its card's.
 */
async function expectVisibleFocus(page: Page): Promise<void> {
  const fault = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing has the focus";
    const around = [focused, focused.closest("label"), focused.closest("article")].filter(
      (one) => one !== null,
    );
    const outlined = around
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, "::after")])
      .some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      );
    const box = (focused.closest("label") ?? focused).getBoundingClientRect();
    const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1);
    const y = Math.min(Math.max(box.y + box.height / 2, 0), innerHeight - 1);
    const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    const top = document.elementFromPoint(x, y);
    const covered = !around.some((one) => one.contains(top) || top?.contains(one));
    if (outlined && inside && !covered) return "";
    return `outlined ${outlined}, inside ${inside}, covered ${covered}: ${focused.outerHTML.slice(0, 200)}`;
  });
  expect(fault).toBe("");
}
