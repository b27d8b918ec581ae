import { expect, test } from "vitest";
import { featureNames, featuresPath } from "../../shared/features.ts";
import { offScreens } from "../../worker/feature-screens.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { sitemapAddresses } from "./sitemap-files.ts";
import { askStandIns, productPath, shop, switchSetting, visitor } from "./visitor.ts";

const isOff = offScreens(new Set(), shop);

const addressesIn = (html: string) =>
  [...html.matchAll(/\bhref="([^"]+)"/g)].map(([, address = ""]) => address);

test.each([
  "/",
  "/chien/",
  "/chat/",
  "/chien/croquettes/",
  "/faq/",
  "/panier/",
  "/page/notre-histoire/",
  "/rechercher/?q=guide",
  "/introuvable/",
  productPath,
])("%s has no link to a screen that is off", async (path) => {
  await switchSetting("features", []);
  const links = addressesIn(await (await visitor().get(path)).text());
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((address) => isOff?.(address.replaceAll("&amp;", "&")))).toEqual([]);
});

const customerScreens = [
  "/mon-compte/",
  "/mon-compte/mes-abonnements/1/",
  "/mon-compte/mes-animaux/",
  "/mon-compte/mes-animaux/1/",
  "/mon-compte/mes-animaux/2/",
  "/mon-compte/mes-animaux/2/modifier/",
  "/mon-compte/mes-parrainages/",
  "/mon-compte/bienvenue/",
  "/guide-croquettes/",
  "/guide-croquettes/1/recommandations/",
  "/guide-croquettes/2/recommandations/",
  "/guide-bi-nutrition/1/",
  "/guide-bi-nutrition/2/",
  "/guide-bi-nutrition/2/?etape=selection",
  "/guide-bi-nutrition/2/recommandations/",
  "/mini-guide-bi-nutrition/2/",
  "/mini-guide-bi-nutrition/2/recommandations/",
  "/userGuide/guide-nutrition-full/",
  "/userGuide/guide-nutrition-full/?animal=2&etape=repas",
  "/userGuide/guide-nutrition-short/",
  "/panier/",
];

test.each(featureNames)(
  "with %s alone off, no screen of a customer links to a screen that is off",
  async (off) => {
    const on = featureNames.filter((name) => name !== off);
    await switchSetting("features", on);
    const leadsOff = offScreens(new Set(on), shop);
    const customer = browserWith(await logIn(people.camille.email), { noScript: "1" });
    for (const path of customerScreens) {
      const answer = await customer.get(path);
      const links = addressesIn(await answer.text()).map((address) => address.replaceAll("&amp;", "&"));
      const target = answer.headers.get("location");
      const wrong = [...links, ...(target ? [target] : [])].filter((address) => leadsOff?.(address));
      expect.soft(wrong, path).toEqual([]);
    }
  },
);

test("an editor's link in Markdown becomes its words", async () => {
  const answer = "Le [guide](/guide-croquettes/) choisit.";
  await askStandIns("/_sandbox/publish", {
    collection: "faq",
    key: "delais-de-livraison",
    changes: { answer },
  });
  await switchSetting("features", []);
  expect(addressesIn(await (await visitor().get("/faq/")).text())).not.toContain("/guide-croquettes/");
});

test("the site map and the text for assistants name no screen that is off", async () => {
  await switchSetting("features", []);
  expect((await sitemapAddresses()).filter((address) => isOff?.(address))).toEqual([]);
  expect(await (await visitor().get("/llms.txt")).text()).not.toContain("/guide-croquettes/");
});

test("the pages of the stand-ins show every feature, and switch it for the next page", async () => {
  await switchSetting("features", undefined);
  const { get, post } = visitor();
  const shown = await (await get("/_sandbox/")).text();
  for (const name of featureNames) expect(shown).toContain(`name="feature" value="${name}"`);
  expect((await get("/guide-croquettes/")).status).toBe(200);
  const answer = await post(featuresPath, { feature: featureNames.filter((name) => name !== "guide") });
  expect(answer.headers.get("location")).toBe("/_sandbox/#features");
  expect((await get("/guide-croquettes/")).status).toBe(404);
  expect(await (await get("/_sandbox/")).text()).toMatch(/value="order-redirect" checked/);
  expect(await (await get("/_sandbox/")).text()).not.toMatch(/value="guide" checked/);
});
