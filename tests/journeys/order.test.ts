import type { Page } from "playwright/test";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { orderDetailTexts } from "../../shared/order/detail/order-detail.texts.ts";
import { orderFileTexts } from "../../shared/order/detail/order-file.texts.ts";
import { orderListTexts } from "../../shared/order/list/order-list.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { buyAgainNotices } from "../../worker/cart/buy-again/buy-again.texts.ts";
import { part, whole } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { cutAnswer, withoutLateParts } from "./cut-answer.ts";
import { expect, test } from "./journey.ts";
import { heading, hydrated, marguerite, navigateTo, openShop, phone } from "./shopper.ts";

test.use({
  viewport: phone,
  customer: marguerite,
  expectedNoise: /Stream ended before promise was resolved/,
});

const list = "/mon-compte/mes-commandes/";
const detail = `${list}demo-livree/`;

const t = translator(orderListTexts);
const orders = (page: Page) => page.getByRole("link", { name: whole(orderListTexts.number) });
const order = (page: Page, number: string) =>
  page.getByRole("link", { name: t("number", { number }), exact: true });
const more = (page: Page) => page.getByRole("link", { name: orderListTexts.more });

test("on a telephone older orders are added in place by keyboard while pictures stay, and going back finds them again; when the connection breaks, an order says what cannot be shown, and names its goods and its legal way out; an invoice is downloaded under its own name, or its lack is said in place; the order is bought again at once, and what is different is said", async ({
  page,
  breakService,
}) => {
  const main = page.getByRole("main");
  await openShop(page, "/mon-compte/");
  await page
    .getByRole("navigation", { name: accountFrameTexts.menu })
    .getByRole("link", { name: accountFrameTexts.places["mon-compte-mes-commandes"] })
    .click();
  await expect(orders(page)).toHaveCount(10);
  const rows = main.getByRole("article");
  await expect(rows.nth(9).locator("img").first()).toBeVisible();
  const shown = await rows.locator("img").elementHandles();
  expect(shown.length).toBeGreaterThan(9);

  const mend = await breakService({ service: "content", path: "/b2c-products", mode: "held" });
  await more(page).press("Enter");
  await expect(orders(page)).toHaveCount(13);
  for (const picture of shown) expect(await picture.isVisible()).toBe(true);
  await expect(page).toHaveURL(`${list}?page=2`);
  await expect(order(page, "MUS0000005")).toBeFocused();
  await expect(more(page)).toBeHidden();
  await mend();
  await expect(rows.last().locator("img").first()).toBeVisible();

  const last = order(page, "MUS0000006");
  await last.press("Enter");
  await expect(heading(page, "MUS0000006")).toBeInViewport();
  await page.goBack();
  await expect(orders(page)).toHaveCount(13);
  await expect(last).toBeInViewport();

  const reconnect = await breakService({ service: "content", path: "/b2c-products", mode: "held" });
  await page.route("**/demo-livree-recemment/", (route) =>
    cutAnswer(route, { mend: reconnect, cut: withoutLateParts }),
  );
  await order(page, "MUS0000011").press("Enter");
  await expect(heading(page, "MUS0000011")).toBeInViewport();
  await expect(main).toContainText(new RegExp(`Pressing des Brotteaux|${orderDetailTexts.deliveryUnknown}`));
  await expect(main.locator("template[data-unfinished]")).toHaveCount(0);
  const goods = main.getByRole("listitem").filter({ hasText: part(checkoutTexts.aside.quantity) });
  await expect(goods.first()).toContainText("Croquettes");
  await expect(main.getByRole("link", { name: orderDetailTexts.help.withdraw })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(orders(page)).toHaveCount(13);
  await page.goBack();
  await expect(page).toHaveURL("/mon-compte/");

  await navigateTo(page, detail);
  const invoice = page.getByRole("link", { name: orderDetailTexts.invoice.get });
  const download = page.waitForEvent("download");
  await invoice.press("Enter");
  expect((await download).suggestedFilename()).toBe("facture-MUS0000013.pdf");
  await expect(page).toHaveURL(detail);
  await breakService({
    service: "ecommerce",
    path: "/shop/orders/demo-livree/invoice",
    mode: "status",
    status: 404,
  });
  await hydrated(page, () => invoice.press("Enter"));
  await expect(page.getByText(orderFileTexts.invoice.overdue)).toBeVisible();
  await expect(page).toHaveURL(detail);

  await page.locator('form[action$="/demo-livree/buy-again"]').getByRole("button").press("Enter");
  await expect(page).toHaveURL(/\/commande\/.*etape=livraison$/);
  await expect(main.getByText(part(buyAgainNotices.onceInOrder))).toBeVisible();
  await expectAccessible(page);
});
