import type { Locator, Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { layoutTexts } from "../../client/layouts/texts.ts";
import { addressPairTexts } from "../../shared/address/address-pair.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { expect, test } from "./journey.ts";
import {
  cartLink,
  chicken,
  drawer,
  isAt,
  like,
  logIn,
  openCartWith,
  openShop,
  paul,
  phone,
  summary,
  twoKilos,
} from "./shopper.ts";

test("from the skip link to a filled cart by keyboard alone, with the focus always visible", async ({
  page,
}) => {
  await openShop(page, "/chien/croquettes/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: uiTexts.skip })).toBeFocused();
  await expect(page.getByRole("link", { name: uiTexts.skip })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, "link", chicken.name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: chicken.name })).toBeInViewport();

  await tabTo(page, "link", /^5 kg/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(isAt(`${chicken.path}5-kg/`));
  const format = page
    .getByRole("navigation", { name: productScreenTexts.formats })
    .getByRole("link", { name: /^5 kg / });
  await expect(format).toHaveAttribute("aria-current", "page");
  await expect(format).toBeFocused();

  await tabTo(page, "radio", like(productScreenTexts.buy.once));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: like(productScreenTexts.buy.subscription) })).toBeChecked();
  await tabTo(page, "combobox", productScreenTexts.buy.interval);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel(productScreenTexts.buy.interval)).toHaveValue("42");
  await tabTo(page, "button", productScreenTexts.buy.more);
  await page.keyboard.press("Space");
  await tabTo(page, "button", like(productScreenTexts.buy.submit));
  await page.keyboard.press("Enter");
  await expect(page.getByText(cartCallTexts.added)).toBeVisible();
  await expect(page.getByRole("button", { name: productScreenTexts.buy.submit })).toBeFocused();

  await tabTo(page, "link", cartCallTexts.openCart);
  await page.keyboard.press("Enter");
  await expect(drawer(page)).toBeVisible();
  await tabTo(page, "link", cartTexts.drawer.cartPage, drawer(page));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: cartTexts.title })).toBeInViewport();
  await tabTo(page, "button", like(cartTexts.line.more));
  await page.keyboard.press("Space");
  await expect(summary(page)).toContainText("Total124,33 €");
  await expect(cartLink(page)).toHaveAccessibleName(new RegExp(cartTexts.count({ count: 3 })));
});

test("from the cart to the page of the gateway by keyboard alone", async ({ page }) => {
  await logIn(page, paul);
  await openCartWith(page, "11000101");
  const arriveAt = async (name: string) => {
    await expect(page.getByRole("heading", { level: 1, name })).toBeInViewport();
    // Hydrated: this tab holds the lock of the order.
    const lockCount = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
    await expect.poll(lockCount).toBeGreaterThan(0);
  };
  const write = async (name: string, text: string) => {
    await tabTo(page, "textbox", name);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };
  await tabTo(page, "button", cartTexts.accounting.order);
  await page.keyboard.press("Enter");

  await arriveAt(checkoutTexts.stepTitles.facturation);
  await write(addressTexts.forms.address.street.label, "12 rue des Lilas");
  await write(addressTexts.forms.address.postcode.label, "69002");
  await write(addressTexts.forms.address.city.label, "Lyon");
  await write(addressTexts.forms.address.phoneNumber.label, "06 12 34 56 78");
  await tabTo(page, "checkbox", like(addressPairTexts.keep));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");

  await arriveAt(checkoutTexts.stepTitles.livraison);
  await tabTo(page, "radio", /^Colissimo/);
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^Transporteur/ })).toBeChecked();
  await tabTo(page, "radio", /^Carte bancaire/);
  await page.keyboard.press("Space");
  await tabTo(page, "button", checkoutTexts.goOn);
  await page.keyboard.press("Enter");

  await arriveAt(checkoutTexts.stepTitles.recapitulatif);
  await tabTo(page, "button", checkoutTexts.summary.submit);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/_sandbox\/paiement\//);
});

test("a removed line gives its focus to the button that puts it back, and its removal is announced", async ({
  page,
}) => {
  await openCartWith(page, `${twoKilos},12000101`);
  const remove = page.getByRole("button", { name: like(cartTexts.line.removeNamed) });
  const undo = page.getByRole("button", { name: like(cartTexts.line.undoNamed) });
  await expect(remove).toHaveCount(2);
  await remove.first().focus();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(1);
  await expect(undo).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Retiré" })).toContainText(chicken.name);

  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: cartTexts.empty.title })).toBeVisible();
  await expect(undo).toHaveCount(2);
  await expect(undo.last()).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Retiré" })).toContainText("Terrine");

  await page.keyboard.press("Enter");
  await expect(undo).toHaveCount(1);
  await expect(remove).toHaveAccessibleName(/Terrine/);
  await expect(remove).toBeFocused();
});

test("the header is tabbed through as it is seen, at every width, and the names of its icons show under the pointer; the menu opens and closes by keyboard and returns the focus, and a drop-down closes when it is left, by any means; on a phone the search stays at hand: the box comes below the sticky bar", async ({
  page,
}) => {
  await openShop(page, "/page/mentions-legales/");
  const header = page.getByRole("banner");
  for (const width of [320, 390, 1100, 1280, 1500]) {
    await page.setViewportSize({ width, height: 800 });
    const rows = await header.evaluate((element) => {
      const stops = [...element.querySelectorAll<HTMLElement>("a, button, input, summary")]
        .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
        .map((stop) => ({ stop, box: stop.getBoundingClientRect() }));
      const rows = Map.groupBy(stops, ({ box }) => Math.round((box.top + box.height / 2) / 20));
      return [...rows.values()].map((row) => row.map(({ box }) => box.left));
    });
    expect.soft(rows, `${width} px wide`).toEqual(rows.map((row) => row.toSorted((a, b) => a - b)));
    expect.soft(rows.length, `rows at ${width} px`).toBe(width < 1280 ? 2 : 1);
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.mouse.move(0, 0);
    await cartLink(page).hover();
    const name = cartLink(page).getByText(chromeTexts.cart);
    await expect.soft(name, `${width} px wide`).toBeInViewport({ ratio: 1 });
    expect.soft((await name.boundingBox())?.width, `${width} px wide`).toBeGreaterThan(30);
  }

  const menu = page.getByRole("navigation", { name: chromeTexts.menu.label });
  const title = menu.locator("summary").filter({ hasText: "Chien" });
  await title.focus();
  await page.keyboard.press("Enter");
  for (const _ of ["all", "guide", "dry"]) await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press("Escape");
  await expect(title).toBeFocused();
  await expect(menu.getByRole("link", { name: "Croquettes", exact: true })).toBeHidden();

  const link = menu.getByRole("link", { name: "Croquettes", exact: true }).first();
  await title.click();
  await expect(link).toBeVisible();
  await cartLink(page).focus();
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

  await page.setViewportSize(phone);
  const burger = page.getByRole("button", { name: chromeTexts.menu.open, exact: true });
  await burger.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: layoutTexts.menu.close })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(burger).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("button", { name: layoutTexts.menu.close })).toBeFocused();
  await page
    .getByRole("banner")
    .getByRole("link", { name: like(chromeTexts.cart) })
    .focus();
  await expect(menu).toBeHidden();

  const icon = page.getByRole("banner").getByRole("link", { name: chromeTexts.search.submit });
  const box = page.getByLabel(chromeTexts.search.label, { exact: true });
  await expect(icon).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(box).not.toBeInViewport();
  await icon.click();
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(2 * phone.height);
});

test("the outline of the focus stands out from its ground, in the dark footer too", async ({ page }) => {
  await openShop(page, "/page/mentions-legales/");
  await page.keyboard.press("Tab");
  for (const place of ["banner", "main", "contentinfo"] as const) {
    await page.getByRole(place).getByRole("link").first().focus();
    expect.soft(await ringContrast(page), place).toBeGreaterThanOrEqual(3);
  }
});

async function tabTo(
  page: Page,
  role: "link" | "button" | "radio" | "checkbox" | "combobox" | "textbox",
  name: string | RegExp,
  place: Page | Locator = page,
) {
  const options = { name, ...(typeof name === "string" ? { exact: true } : {}) };
  const found = place.getByRole(role, options);
  // A field with proposals becomes a combobox when it is focused.
  const wanted = (role === "textbox" ? found.or(place.getByRole("combobox", options)) : found).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    await expectVisibleFocus(page);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the ${role} ${name} is not reached by Tab`);
}

async function ringContrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const grounds: string[] = [];
    for (let one: Element | null = focused; one; one = one.parentElement)
      grounds.push(getComputedStyle(one).backgroundColor);
    const ground = grounds.find((colour) => colour !== "rgba(0, 0, 0, 0)") ?? "rgb(255, 255, 255)";
    const [light = 0, dark = 0] = [getComputedStyle(focused).outlineColor, ground]
      .map((colour) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
          .map((part) => Number(part) / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      })
      .toSorted((one, other) => other - one);
    return light / dark;
  });
}

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
