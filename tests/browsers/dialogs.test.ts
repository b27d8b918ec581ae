import { globSync, readFileSync } from "node:fs";
import { expect } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { listingTexts } from "../../client/features/listing/texts.ts";
import { productGalleryTexts } from "../../client/features/product/gallery/gallery.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { languageWallTexts } from "../../shared/country/language-wall.texts.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { part, several } from "../words.ts";
import { camille, chicken, desk, phone, test } from "./browser-test.ts";
import { button, link, type Place, type Visitor, words } from "./visitor.ts";

test("each dialog is seen with what it says, in a phone and in a wide window", async ({ visitor, shop }) => {
  await visitor.open("/_sandbox/composants/");
  await opens(visitor, button("Ouvrir la fenêtre"), words("Les commandes déjà passées la gardent."));
  await visitor.click(button("Supprimer", "dialog"));
  await opens(visitor, button("Ouvrir le volet"), button("Page panier", "dialog"));

  await visitor.logIn(camille);
  await visitor.open("/mon-compte/mes-adresses/");
  await opens(visitor, link(addressBookTexts.remove), button(addressBookTexts.confirm.yes, "dialog"));

  await visitor.open(chicken.path);
  await opens(visitor, { is: "#photo-1 a" }, button(productGalleryTexts.close, "dialog"));

  shop.headers = { "cf-ipcountry": "BE" };
  await visitor.open("/chien/croquettes/");
  await seenInBoth(visitor, words(countryTexts.detected.BE, "dialog"));

  shop.headers = { "accept-language": "nl-BE" };
  await visitor.open("/");
  await seenInBoth(visitor, words(languageWallTexts.nl.french, "dialog"));
});

test("on a phone the menu, the filters and the cart open over the page", async ({ visitor }) => {
  const sheet = "[popover]:popover-open";
  const close = async () => {
    await visitor.click(button(/^Fermer/, sheet));
    await expect.poll(() => visitor.look({ is: sheet })).toBeNull();
  };
  await visitor.open(`/panier/?variantId=11000101`);
  await visitor.open("/chien/croquettes/");
  await visitor.click(button(chromeTexts.menu.open, "header"));
  await seen(visitor, link("Produits", "[popover]"), sheet);
  await close();
  await visitor.click(button(listingTexts.filters.title));
  await seen(visitor, button(part(listingTexts.filters.show({ count: several }))), sheet);
  await close();
  await visitor.click(link(part(chromeTexts.cart), "header"));
  await seen(visitor, link(cartTexts.drawer.cartPage, "dialog"));
});

interface DialogCase {
  /** Files of `client/` whose dialog it is. */
  files: readonly string[];
  path: string;
  /** Control that opens the dialog; without one the dialog opens by itself. */
  opener?: Place;
  headers?: Record<string, string>;
  customer?: string;
}

const listing = "/chien/croquettes/";

const dialogs: Record<string, DialogCase> = {
  "a window": {
    files: ["showcase/window-samples"],
    path: "/_sandbox/composants/",
    opener: button("Ouvrir la fenêtre"),
  },
  "a drawer": {
    files: ["showcase/window-samples"],
    path: "/_sandbox/composants/",
    opener: button("Ouvrir le volet"),
  },
  "the question before an address is deleted": {
    files: ["address/address-card.island"],
    path: "/mon-compte/mes-adresses/",
    opener: link(addressBookTexts.remove),
    customer: camille,
  },
  "the pictures of a product": {
    files: ["product/gallery/picture-window"],
    path: chicken.path,
    opener: { is: "#photo-1 a" },
  },
  "the formats of a product on a card": {
    files: ["product/quick-add/quick-add"],
    path: listing,
    opener: { is: "article a[data-adds]" },
  },
  "the cart": {
    files: ["cart/drawer/cart-drawer"],
    path: listing,
    opener: link(part(chromeTexts.cart), "header"),
  },
  "the question for a country": {
    files: ["country/country-wall"],
    path: listing,
    headers: { "cf-ipcountry": "BE" },
  },
  "the question for a language": {
    files: ["country/language-wall"],
    path: "/",
    headers: { "accept-language": "nl-BE" },
  },
};

/** Popups of campaigns share a frame, so that one of them stands for all. */
const popups = ["campaign-popups", "exit-popup", "markdown-popup", "newsletter-popup", "popup-frame"];

test("each dialog of the shop is among those that are opened here", () => {
  const users = globSync("client/features/**/*.tsx").filter((path) =>
    /ui\/(?:dialog|modal|drawer)\.tsx"|popup-frame\.tsx"|<dialog\b/.test(readFileSync(path, "utf8")),
  );
  const opened = [
    ...Object.values(dialogs).flatMap(({ files }) => files),
    ...popups.map((name) => `popup/${name}`),
    // Mounts the drawer of the cart.
    "cart/drawer/mount-cart-drawer",
  ];
  const known = new Set(opened.map((name) => `client/features/${name}.tsx`));
  expect(users.filter((path) => !known.has(path))).toEqual([]);
});

for (const [name, { path, opener, headers = {}, customer }] of Object.entries(dialogs))
  test(`${name}: takes the focus, closes with Escape and gives the focus back`, async ({ visitor, shop }) => {
    shop.headers = headers;
    if (customer) await visitor.logIn(customer);
    await visitor.open(path);
    if (opener) {
      await visitor.focus(opener);
      await visitor.evaluate(() => document.activeElement?.setAttribute("data-opener", ""));
      await visitor.press("Enter");
    }
    await closesWithEscape(visitor);
    if (opener) await expect.poll(() => visitor.evaluate(isOpenerFocused)).toBe(true);
  });

test.extend("purposes", ["marketing"])(
  "the offer to a visitor who leaves takes the focus, and closes with Escape",
  async ({ visitor }) => {
    await visitor.open(listing);
    // The engine knows the beginning of the visit by the machine's clock, not by the shop's.
    await visitor.evaluate(() => sessionStorage.setItem("mesure:marketing:visit", "1"));
    const leaves = () => {
      const leaving = new PointerEvent("pointerleave", { pointerType: "mouse", clientX: 300, clientY: 5 });
      document.documentElement.dispatchEvent(leaving);
      return document.querySelector("dialog[open]") !== null;
    };
    await expect.poll(() => visitor.evaluate(leaves)).toBe(true);
    await closesWithEscape(visitor);
  },
);

async function closesWithEscape(visitor: Visitor): Promise<void> {
  await expect.poll(() => visitor.evaluate(holdsFocus)).toBe(true);
  await visitor.press("Escape");
  await expect.poll(() => visitor.evaluate(hasDialog)).toBe(false);
}

const hasDialog = () => document.querySelector("dialog[open]") !== null;
const holdsFocus = () => document.activeElement?.closest("dialog[open]") !== null;
const isOpenerFocused = () => document.activeElement?.hasAttribute("data-opener") === true;

async function opens(visitor: Visitor, opener: Place, content: Place): Promise<void> {
  await visitor.click(opener);
  await seenInBoth(visitor, content);
}

async function seenInBoth(visitor: Visitor, content: Place): Promise<void> {
  await seen(visitor, content);
  await visitor.resize(desk);
  await seen(visitor, content);
  await visitor.resize(phone);
}

async function seen(visitor: Visitor, content: Place, dialog = "dialog[open]"): Promise<void> {
  await expect.poll(async () => (await visitor.look(content))?.isWhole).toBe(true);
  const { height, isWhole } = await visitor.see({ is: dialog });
  expect(height).toBeGreaterThan(100);
  expect(isWhole).toBe(true);
}
