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
