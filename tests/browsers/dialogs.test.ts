import { describe, expect } from "vitest";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { listingTexts } from "../../client/features/listing/texts.ts";
import { productGalleryTexts } from "../../client/features/product/gallery.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { addressBookTexts } from "../../shared/address/address-book.texts.ts";
import { languageWallTexts } from "../../shared/country/language-wall.texts.ts";
import { countryTexts } from "../../shared/country/texts.ts";
import { part, several } from "../words.ts";
import { test as base, camille, chicken, desk, phone } from "./browser-test.ts";
import { button, link, type Place, type Visitor, words } from "./visitor.ts";

describe.each([
  ["a phone", phone],
  ["a window", desk],
])("in %s", (_, size) => {
  const test = base.extend("size", size);

  test("each dialog is seen with what it says", async ({ visitor, shop }) => {
    await visitor.open("/_sandbox/composants/");
    await opens(visitor, button("Ouvrir la fenêtre"), words("Les commandes déjà passées la gardent."));
    await visitor.click(button("Supprimer", "dialog"));
    await opens(visitor, button("Ouvrir le volet"), button("Voir le panier", "dialog"));

    await visitor.logIn(camille);
    await visitor.open("/mon-compte/mes-adresses/");
    await opens(visitor, link(addressBookTexts.remove), button(addressBookTexts.confirm.yes, "dialog"));

    await visitor.open(chicken.path);
    await opens(visitor, { is: "#photo-1 a" }, button(productGalleryTexts.close, "dialog"));

    shop.headers = { "cf-ipcountry": "BE" };
    await visitor.open("/chien/croquettes/");
    await seen(visitor, words(countryTexts.detected.BE, "dialog"));

    shop.headers = { "accept-language": "nl-BE" };
    await visitor.open("/");
    await seen(visitor, words(languageWallTexts.nl.french, "dialog"));
  });
});

base("on a phone the menu, the filters and the cart open over the page", async ({ visitor }) => {
  await visitor.open("/chien/croquettes/");
  await visitor.click(button(chromeTexts.menu.open, "header"));
  await seen(visitor, link("Tous les produits", "[popover]"), "[popover]:popover-open");
  await visitor.open("/chien/croquettes/");
  await visitor.click(button(listingTexts.filters.title));
  await seen(visitor, button(part(listingTexts.filters.show({ count: several }))), "[popover]:popover-open");
  await visitor.open(`/panier/?variantId=11000101`);
  await visitor.open("/chien/croquettes/");
  await visitor.click(link(part(chromeTexts.cart), "header"));
  await seen(visitor, link(cartTexts.drawer.seeCart, "dialog"));
});

async function opens(visitor: Visitor, opener: Place, content: Place): Promise<void> {
  await visitor.click(opener);
  await seen(visitor, content);
}

/** The dialog has a height, and this part of it is in the window. */
async function seen(visitor: Visitor, content: Place, dialog = "dialog[open]"): Promise<void> {
  await expect.poll(async () => (await visitor.look(content))?.isWhole).toBe(true);
  const { height, isWhole } = await visitor.see({ is: dialog });
  expect(height).toBeGreaterThan(100);
  expect(isWhole).toBe(true);
}
