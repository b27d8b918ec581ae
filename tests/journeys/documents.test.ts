import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { cartLink, openShop } from "./shopper.ts";

test("islands work alone: cart, search, menu and newsletter, and a click loads the next document", async ({
  page,
}) => {
  await openShop(page, "/");
  await expectAccessible(page);
  await cartLink(page).click();
  await expect(page.getByRole("dialog", { name: cartTexts.drawer.title })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("saumon");
  await expect(page.getByRole("option").first()).toBeVisible();
  const legal = page.getByRole("contentinfo").getByRole("link", { name: "Mentions légales" });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await legal.hover();
    const rules = await page.locator("script[type=speculationrules]").allTextContents();
    expect(rules.join()).toContain("/page/mentions-legales/");
  }).toPass();
  const documents: string[] = [];
  page.on(
    "request",
    (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname),
  );
  await legal.click();
  await expect(page).toHaveURL("/page/mentions-legales/");
  expect(documents).toEqual(["/page/mentions-legales/"]);
});
