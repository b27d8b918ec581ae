import type { Page } from "playwright/test";
import { accountFrameTexts } from "../../shared/account/account-frame.texts.ts";
import { accountCardTexts } from "../../shared/account/dashboard/account-card.texts.ts";
import { accountTexts } from "../../shared/account/texts.ts";
import { addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { cutAnswer, withoutLateParts } from "./cut-answer.ts";
import { type Customer, expect, test } from "./journey.ts";
import { camille, expectArrival, heading, hydrated, marguerite, phone } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const path = "/mon-compte/";
const addresses = "/mon-compte/mes-adresses/";
const greeting = (customer: Customer) => translator(accountTexts)("greeting", customer);

const card = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });
const places = (page: Page) => page.getByRole("navigation", { name: accountFrameTexts.menu });
const place = (page: Page, name: keyof typeof accountFrameTexts.places) =>
  places(page).getByRole("link", { name: accountFrameTexts.places[name] });

const { cards } = accountTexts;

/** React marks a late part that could not be rendered so. */
function failingBelow(title: string, html: string): string {
  const [before = "", after = ""] = html.split(`>${title}</h2>`);
  return `${before}>${title}</h2>${after.replace("<!--$?-->", "<!--$!-->")}`;
}

test.describe("late parts", () => {
  test.use({ customer: camille });

  test("what is late finds its place kept, and the first view is used meanwhile by keyboard", async ({
    page,
    breakService,
  }) => {
    let mend = async () => {};
    for (const late of ["/shop/addresses", "/shop/animals", "/shop/subscriptions"])
      mend = await breakService({ service: "ecommerce", mode: "held", path: late });
    await hydrated(page, () => page.goto(path, { waitUntil: "commit" }));
    await expect(heading(page, greeting(camille))).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const { animals, address } = accountTexts.cards;
    const lastOrder = card(page, accountTexts.order.title);
    await expect(card(page, animals).getByRole("status", { name: accountCardTexts.loading })).toBeVisible();
    await lastOrder.getByRole("link", { name: textPattern(accountTexts.order.seeNamed) }).focus();
    await page.keyboard.press("Tab");
    await expect(lastOrder.getByRole("link", { name: accountTexts.order.all })).toBeFocused();
    await mend();
    await expect(card(page, animals)).toContainText("Mirabelle");
    await expect(card(page, address)).toContainText("12 rue Émile Zola");
    expect(await height()).toBe(before);
  });
});

test.describe("of a customer with a long name", () => {
  test.use({ customer: marguerite });

  test("a page that is cut off while its late parts come stands as far as it came, without an error, as does one of which a part could not be rendered; in a wide window the navigation stays where it is and marks the place; on a telephone the dashboard has it, and the breadcrumb leads back; name and long numbers fit windows of 320 and 640 px", async ({
    page,
    breakService,
  }) => {
    await breakService({ service: "ecommerce", mode: "held", path: "/shop/addresses" });
    const mend = await breakService({ service: "ecommerce", mode: "held", path: "/shop/animals" });
    await page.route(`**${path}`, (route) =>
      cutAnswer(route, { mend, cut: (html) => failingBelow(cards.address, withoutLateParts(html)) }),
    );
    await hydrated(page, () => page.goto(path));
    await expect(heading(page, greeting(marguerite))).toBeVisible();
    const loading = page.getByRole("main").getByRole("status", { name: accountCardTexts.loading });
    await expect(card(page, cards.animals)).toContainText(uiTexts.unfinished);
    await expect(card(page, cards.address)).toContainText(uiTexts.unfinished);
    await expect(loading).toHaveCount(0);

    const before = await places(page).boundingBox();
    await expect(place(page, "mon-compte")).toHaveAttribute("aria-current", "page");
    await place(page, "mon-compte-mes-adresses").click();
    await expectArrival(page, addresses, addressBookTexts.title);
    expect(await places(page).boundingBox()).toEqual(before);
    await expect(place(page, "mon-compte-mes-adresses")).toHaveAttribute("aria-current", "page");

    await page.setViewportSize(phone);
    await expect(places(page)).toBeHidden();
    const trail = page.getByRole("navigation", { name: accountFrameTexts.breadcrumb });
    await trail.getByRole("link", { name: accountTexts.title }).click();
    await expectArrival(page, path, greeting(marguerite));
    await expect(card(page, accountTexts.cards.address)).toContainText("Rochefoucauld");
    await expect(loading).toHaveCount(0);
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize(phone);
    await expect(place(page, "mon-compte")).toBeHidden();
    await place(page, "mon-compte-mes-adresses").click();
    await expectArrival(page, addresses, addressBookTexts.title);
  });
});
