import { expect } from "vitest";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { cookieTexts } from "../../shared/session/cookies.texts.ts";
import { test as base, camille, chicken } from "./browser-test.ts";
import { button, field, words } from "./visitor.ts";

const test = base.extend("blockCookies", true);

test("without cookies the page's scripts run, and whoever buys or signs in is told that both need them", async ({
  visitor,
}) => {
  const counted = { is: words(cookieTexts.blocked).is, name: cookieTexts.blocked };
  await visitor.open(chicken.path);
  await visitor.click(button(productScreenTexts.buy.more));
  await expect.poll(() => visitor.valueOf(field(productScreenTexts.buy.quantity))).toBe("2");
  await visitor.click(button(productScreenTexts.buy.submit));
  await visitor.see(counted);
  const counts = await visitor.evaluate(() =>
    [...document.querySelectorAll("[data-cart-badge]")].map(({ textContent }) => textContent),
  );
  expect(new Set(counts)).toEqual(new Set([""]));

  await visitor.open("/connexion/");
  await visitor.fill(field(signInTexts.fields.email), camille);
  await visitor.click(button(signInTexts.email.submit));
  await visitor.see(counted);
});
