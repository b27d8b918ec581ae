import type { Page } from "playwright/test";
import { faqTexts } from "../../shared/content/texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { documentLoads, holdBack, holdScripts, openInStoppedTime, openShop } from "./shopper.ts";

const field = (page: Page) => page.getByLabel(faqTexts.search);
const question = (page: Page, text: string) => page.locator("summary").filter({ hasText: text });
const answerShown = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test("results follow the query without losing the focus; words typed before hydration, or while results load, are kept", async ({
  page,
}) => {
  const hydrate = await holdScripts(page);
  await page.goto("/faq/", { waitUntil: "commit" });
  await field(page).fill("colis abime");
  hydrate();
  await expect(page.getByRole("status").filter({ hasText: faqTexts.found({ count: 1 }) })).toBeVisible();
  await expect(field(page)).toHaveValue("colis abime");
  await expect(question(page, "Comment arrêter mon abonnement")).toHaveCount(0);

  await field(page).fill("");
  await expect(question(page, "Comment arrêter mon abonnement")).toBeVisible();
  await page.keyboard.type("colis abime");
  await expect(question(page, "Mon colis est arrivé abîmé")).toBeVisible();
  await expect(question(page, "Comment arrêter mon abonnement")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: faqTexts.found({ count: 1 }) })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);

  const loads = documentLoads(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq/?q=colis+abime");
  await expect(field(page)).toBeFocused();
  await expect(question(page, "Mon colis est arrivé abîmé")).toBeVisible();
  expect(loads).toEqual([]);

  await field(page).fill("coils abime");
  await expect(question(page, "Mon colis est arrivé abîmé")).toBeVisible();
  await expect(question(page, "Comment arrêter mon abonnement")).toHaveCount(0);

  await field(page).fill("dromadaire");
  await expect(page.getByRole("heading", { name: faqTexts.none.title })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: faqTexts.none.contact })).toHaveAttribute(
    "href",
    "/nous-contacter/",
  );
  await expectAccessible(page);
  await field(page).fill("");
  await expect(question(page, "Comment arrêter mon abonnement")).toBeVisible();

  const release = await holdBack(page, /\/faq\/.*q=colis/);
  await field(page).fill("colis");
  const arrived = page.waitForResponse(/\/faq\/.*q=colis/);
  await page.keyboard.press("Enter");
  await field(page).fill("dromadaire");
  release();
  await arrived;
  await page.waitForFunction(() => navigation.transition === null);
  await expect(field(page)).toHaveValue("dromadaire");
  await expect(page.getByRole("heading", { name: faqTexts.none.title })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL("/faq/?q=colis+abime");
  await expect(field(page)).toHaveValue("colis abime");
});

test("a question opens by its hash, and when the hash changes; an answer links to another question's page, whose heading has the focus, and themes are reached by keyboard", async ({
  page,
}) => {
  await openShop(page, "/faq/#sac-ouvert");
  await answerShown(page, "un aliment descellé ne peut pas être repris");
  await page.evaluate(() => {
    location.hash = "#rappel-avant-envoi";
  });
  await answerShown(page, "Il vous reste alors trois jours");
  await expect(question(page, "Me prévenez-vous avant chaque envoi")).toBeInViewport();

  await question(page, "Puis-je modifier ou annuler ma commande").click();
  await page.getByRole("link", { name: "changer d’avis" }).click();
  await expect(page).toHaveURL("/faq/delai-de-retractation/");
  const heading = page.getByRole("heading", { level: 1, name: "Combien de temps ai-je pour changer d’avis" });
  await expect(heading).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: null });
  await answerShown(page, "à compter de la réception, sans motif");

  await page
    .getByRole("navigation", { name: faqTexts.themes })
    .getByRole("link", { name: "Abonnement" })
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/faq/abonnement/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await question(page, "Y a-t-il un engagement").focus();
  await page.keyboard.press("Enter");
  await answerShown(page, "deux livraisons au minimum");
  await expectAccessible(page);

  await page.clock.install({ time: clock.date() });
  await page.clock.pauseAt("2030-01-01");
  await openInStoppedTime(page, "/faq/?#facture");
  await page.evaluate(() => {
    location.hash = "#rappel-avant-envoi";
  });
  await expect(question(page, "Me prévenez-vous avant chaque envoi")).toBeFocused();
  await page.clock.runFor(1000);
  await expect(question(page, "Me prévenez-vous avant chaque envoi")).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("search, folds and addresses work", async ({ page }) => {
    await page.goto("/faq/");
    await field(page).fill("colis abime");
    await page.getByRole("main").getByRole("button", { name: faqTexts.submit }).click();
    await expect(page).toHaveURL("/faq/?q=colis+abime");
    await expect(field(page)).toHaveValue("colis abime");
    await question(page, "Mon colis est arrivé abîmé").click();
    await answerShown(page, "Prenez-le en photo");
    await page.goto("/faq/#sac-ouvert");
    await answerShown(page, "un aliment descellé ne peut pas être repris");
    await page.goto("/faq/facture/");
    await answerShown(page, "7 à 10 jours après l’expédition");
  });
});
