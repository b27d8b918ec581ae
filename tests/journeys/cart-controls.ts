import { expect, type Locator, type Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { whole } from "../words.ts";
import { cartLink } from "./shopper.ts";

const { line: texts, accounting } = cartTexts;

export const more = (line: Locator) => line.getByRole("button", { name: whole(texts.more) });
export const less = (line: Locator) => line.getByRole("button", { name: whole(texts.less) });
export const removal = (line: Locator) => line.getByRole("button", { name: whole(texts.removeNamed) });
export const frequency = (line: Locator) => line.getByLabel(whole(texts.frequency));
export const undo = (place: Page | Locator) => place.getByRole("button", { name: whole(texts.undoNamed) });

export const addButton = (page: Page) => page.getByRole("button", { name: productScreenTexts.buy.submit });
export const added = (page: Page) => page.getByText(cartCallTexts.added);

export const orderButton = (place: Page | Locator) =>
  place.getByRole("button", { name: accounting.order, exact: true });

export const expectCount = (page: Page, count: number): Promise<void> =>
  expect(cartLink(page)).toHaveAccessibleName(
    count
      ? new RegExp(`^${chromeTexts.cart} ?${count} ?${cartCallTexts.articles({ count })}$`)
      : chromeTexts.cart,
  );

export const total = (amount: string) => `${accounting.total}${amount}`;
export const subtotal = (amount: string) => `${accounting.subtotal}${amount}`;
