import { expect, test } from "vitest";
import { consentBarTexts } from "../../shared/consent/bar.texts.ts";
import { readConsent } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { shopper } from "./cart-shopper.ts";
import { documentData } from "./page-html.ts";
import { plainBrowser } from "./plain-browser.ts";
import { trackingOf } from "./tracking.ts";
import { productPath, type Visitor } from "./visitor.ts";

const paths = [
  "/",
  "/chien/croquettes/",
  productPath,
  "/panier/",
  "/rechercher/?q=poulet",
  "/guide-croquettes/nouveau/",
  "/connexion/",
];

const thirdParties = /_sandbox\/(marketing|tag-manager)/;

test("before an answer and after a yes that is taken back no screen has an event or names a third party", async () => {
  const { browser } = await shopper({ variantCode: "11000101" });
  await expectNoMeasuring(browser);
  await browser.post("/api/consent", { answer: "all" });
  for (const path of paths) expect((await trackingOf(browser, path))?.granted).toHaveLength(2);
  await browser.post("/api/consent", { answer: "none" });
  await expectNoMeasuring(browser);
});

test("without scripts nothing asks a third party for anything after a yes", async () => {
  const shop = plainBrowser();
  await shop.open("/");
  await shop.press(consentBarTexts.all);
  expect(shop.path()).toBe("/");
  expect(shop.text()).not.toContain(consentBarTexts.title);
  const consent = readConsent(shop.browser.cookies.get("__Host-consent"), dayInParis(clock.date()));
  expect(consent?.purposes).toEqual(["marketing", "measurement", "ads"]);
  for (const path of paths) {
    const { html, answer } = await shop.browser.visit(path);
    expect(html).toContain("GTM-MUSEAU1");
    const withoutScripts = html.replace(/<script[\s\S]*?<\/script>/g, "");
    expect(withoutScripts, path).not.toMatch(thirdParties);
    expect(withoutScripts, path).not.toContain("GTM-");
    for (const header of ["link", "refresh"])
      expect(answer.headers.get(header) ?? "").not.toMatch(thirdParties);
  }
});

async function expectNoMeasuring(browser: Visitor): Promise<void> {
  for (const path of paths) {
    const { html } = await browser.visit(path);
    expect(html, path).not.toMatch(thirdParties);
    expect(html, path).not.toMatch(/GTM-|page_view/);
    expect(documentData(html).tracking, path).toBeUndefined();
  }
}
