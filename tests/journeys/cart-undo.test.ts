import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { expectAccessible } from "./accessibility.ts";
import { expectCount, frequency, more, removal, undo } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { cartLine, cartLink, drawer, heading, holdBack, openCartWith, quantity } from "./shopper.ts";

const lamb = "Agneau";

test("removed lines come back with quantity and rhythm, on the page and in the drawer, also while other changes are on their way", async ({
  page,
}) => {
  await openCartWith(page, "11000101,11000201", 2);
  const line = cartLine(page);
  await frequency(line).selectOption("62");
  await expect(line).toContainText(cartTexts.line.subscription);
  await expectCount(page, 4);

  const release = await holdBack(page, "**/api/cart/items/**");
  await removal(line).click();
  await removal(cartLine(page, lamb)).click();
  await expect(undo(page)).toHaveCount(2);
  await expect(page.getByText(cartTexts.line.isBeingRemoved)).toHaveCount(2);
  await expect(page.getByText(cartTexts.line.isRemoved)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: cartTexts.empty.title })).toHaveCount(0);
  await expectAccessible(page);
  await undo(page).first().click();
  release();
  await expect(quantity(line)).toHaveValue("2");
  await expect(frequency(line)).toHaveValue("62");
  await expect(undo(page)).toHaveCount(1);
  await undo(page).click();
  await expect(quantity(cartLine(page, lamb))).toHaveValue("2");
  await expect(undo(page)).toHaveCount(0);
  await expectCount(page, 4);

  await removal(line).click();
  await expect(undo(page)).toHaveCount(1);
  await more(cartLine(page, lamb)).click();
  await expect(undo(page)).toHaveCount(0);
  await expectCount(page, 3);

  await cartLine(page, lamb).getByRole("link", { name: lamb }).click();
  await expect(heading(page, new RegExp(lamb))).toBeInViewport();
  await cartLink(page).click();
  const aside = cartLine(drawer(page), lamb);
  await removal(aside).press("Enter");
  await expect(drawer(page).getByRole("heading", { name: cartTexts.empty.title })).toBeVisible();
  await expect(undo(drawer(page))).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(quantity(aside)).toHaveValue("3");
});

test("the same quantity for less takes the line's place with one press, and goes back with another", async ({
  page,
}) => {
  await openCartWith(page, "11000101", 5);
  const offer = page.getByRole("button", { name: /^La même quantité en 2\s×\s5\skg/ });
  await offer.click();
  await expect(quantity(cartLine(page))).toHaveValue("2");
  await expect(cartLine(page)).toContainText("5 kg");
  await expect(offer).toHaveCount(0);
  await expect(undo(page)).toHaveCount(1);
  await expectAccessible(page);
  await undo(page).click();
  await expect(quantity(cartLine(page))).toHaveValue("5");
  await expect(undo(page)).toHaveCount(0);
  await expect(offer).toBeVisible();
  await more(cartLine(page)).click();
  await expect(offer).toHaveCount(0);
});
