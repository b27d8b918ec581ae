import { expect } from "vitest";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { searchTexts } from "../../shared/search/texts.ts";
import { part } from "../words.ts";
import { test as base, camille, chicken } from "./browser-test.ts";
import { button, field, heading, link } from "./visitor.ts";

const test = base.extend("slowScripts", { auto: true }, async ({ shop }) => {
  shop.holdScripts();
});

test("a link leads to its page, once", async ({ visitor, shop }) => {
  await visitor.enter("/chien/croquettes/");
  await visitor.click({ is: "article a" });
  await visitor.see(button(productScreenTexts.buy.submit));
  shop.releaseScripts();
  await visitor.hydrated();
  expect(shop.documents.map((path) => path.replace(/[^/]+\/(\?.*)?$/, ""))).toEqual([
    "/chien/",
    "/produits/",
  ]);
});

test("an addition is in the cart", async ({ visitor, shop }) => {
  await visitor.enter(chicken.path);
  await visitor.click(button(productScreenTexts.buy.submit));
  await expect.poll(() => shop.documents.length).toBe(3);
  shop.releaseScripts();
  await expect
    .poll(async () => (await visitor.look(link(part(chromeTexts.cart), "header")))?.text)
    .toContain("1");
});

test("an e-mail address typed at the sign-in leads to its password", async ({ visitor }) => {
  await visitor.enter("/connexion/");
  await visitor.fill(field(signInTexts.fields.email), camille);
  await visitor.click(button(signInTexts.email.submit));
  await visitor.see(heading(signInTexts.password.heading));
});

test("a search is answered", async ({ visitor }) => {
  await visitor.enter("/page/mentions-legales/");
  await visitor.fill(field(chromeTexts.search.label), "saumon");
  await visitor.click(button(chromeTexts.search.submit, "header"));
  await visitor.see(heading(part(searchTexts.title, { query: "saumon" })));
});

test("a search begun before the scripts came is still there, and is answered", async ({ visitor, shop }) => {
  const search = field(chromeTexts.search.label, "header");
  await visitor.enter("/page/mentions-legales/");
  await visitor.fill(search, "saumon");
  shop.releaseScripts();
  await visitor.see({ is: "page-island[ready] [name=q]", within: "header" });
  expect(await visitor.valueOf(search)).toBe("saumon");
  await visitor.type(" chat");
  await expect.poll(() => visitor.valueOf(search)).toBe("saumon chat");
  await visitor.click(button(chromeTexts.search.submit, "header"));
  await visitor.see(heading(part(searchTexts.title, { query: "saumon chat" })));
});

test("a message begun before the scripts came is still there, on the same page", async ({
  visitor,
  shop,
}) => {
  const message = field("Votre message");
  await visitor.enter("/nous-contacter/");
  await visitor.fill(message, "Mon colis est ouvert.");
  shop.releaseScripts();
  await visitor.hydrated();
  expect(await visitor.valueOf(message)).toBe("Mon colis est ouvert.");
  expect(shop.documents).toEqual(["/nous-contacter/"]);
});
