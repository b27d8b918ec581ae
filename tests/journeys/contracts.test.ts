import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { chicken, hydrated, logIn, marguerite, openShop, phone } from "./shopper.ts";

const ways = {
  termination: {
    link: "Résilier mon abonnement",
    path: "/resilier-mon-abonnement/",
    number: "Numéro de l’abonnement",
    check: "Vérifier ma demande",
    recap: "Vérifiez votre demande de résiliation",
    confirm: "Confirmer ma demande de résiliation",
    received: "Nous avons reçu votre demande de résiliation",
    reference: /RES-[2-9A-Z]{4}-[2-9A-Z]{4}/,
  },
  withdrawal: {
    link: "Renoncer au contrat ici",
    path: "/renoncer-au-contrat/",
    number: "Numéro de commande",
    check: "Vérifier ma déclaration",
    recap: "Vérifiez votre rétractation",
    confirm: "Confirmer la rétractation",
    received: "Nous avons reçu votre rétractation",
    reference: /REN-[2-9A-Z]{4}-[2-9A-Z]{4}/,
  },
} as const;

type Way = (typeof ways)[keyof typeof ways];

const footerLink = (page: Page, { link }: Way) =>
  page.getByRole("contentinfo").getByRole("link", { name: link });
const checkButton = (page: Page, { check }: Way) => page.getByRole("button", { name: check, exact: true });
const confirmButton = (page: Page, { confirm }: Way) =>
  page.getByRole("button", { name: confirm, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function fillIn(page: Page, way: Way, email: string): Promise<void> {
  await page.getByLabel("Prénom et nom").fill("Nadia Petit");
  await page.getByRole("main").getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel(way.number).fill("000123");
}

async function mailsTo(page: Page, email: string): Promise<{ subject: string }[]> {
  return (await page.request.get(`/_sandbox/mailbox?to=${encodeURIComponent(email)}`)).json();
}

const referenceOn = async (page: Page, { reference }: Way) =>
  reference.exec(await page.getByRole("main").innerText())?.[0] ?? "";

for (const [request, way] of Object.entries(ways)) {
  /** The link, the form, the confirmation: three presses (docs/decisions/040-legal.md). */
  test(`a ${request} takes three presses from a product to its receipt, which is sent once`, async ({
    page,
  }) => {
    const email = `${request}@exemple.fr`;
    await openShop(page, chicken.path);
    await footerLink(page, way).click();
    await expect(page.getByRole("main").getByText("Étape 1 sur 2")).toBeVisible();
    await expectAccessible(page);
    await fillIn(page, way, email);
    await hydrated(page, () => checkButton(page, way).click());
    await expect(page.getByRole("main").getByText("Étape 2 sur 2")).toBeVisible();
    await expect(page).toHaveTitle(`${way.recap} | Museau`);
    await expect(page.getByRole("definition").filter({ hasText: "Nadia Petit" })).toBeVisible();
    await expectAccessible(page);
    await confirmButton(page, way).dblclick();
    await expect(heading(page, way.received)).toBeFocused();
    await expectAccessible(page);
    const reference = await referenceOn(page, way);
    expect(reference).toMatch(way.reference);

    await page.reload();
    await expect(page.getByRole("definition").filter({ hasText: reference })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Nadia Petit" })).toBeVisible();
    expect(await mailsTo(page, email)).toHaveLength(1);
  });
}

test("what was typed is still there a step back, and after a wrong answer", async ({ page }) => {
  const way = ways.termination;
  await openShop(page, way.path);
  await checkButton(page, way).click();
  await expect(page.getByRole("region", { name: "3 champs à corriger" })).toBeFocused();
  await fillIn(page, way, "retour@exemple.fr");
  await checkButton(page, way).click();
  await page.getByRole("link", { name: "Modifier" }).click();
  await expect(page.getByLabel("Prénom et nom")).toHaveValue("Nadia Petit");
  await page.getByLabel("Date de fin souhaitée").fill("2099-12-01");
  await checkButton(page, way).click();
  await expect(page.getByRole("definition").filter({ hasText: "1er décembre 2099" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(way.number)).toHaveValue("000123");
});

test.describe("a form that was sent before its scripts came", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("has the focus on what is to correct as it comes back", async ({ page }) => {
    await openShop(page, ways.withdrawal.path);
    await page.locator("#form-withdrawal").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page.getByRole("region", { name: "3 champs à corriger" })).toBeFocused();
    await expect(page.getByText("Indiquez le numéro de la commande.")).toBeVisible();
  });
});

test("a customer is named by the session, and may change it", async ({ page }) => {
  await logIn(page, marguerite);
  await openShop(page, ways.withdrawal.path);
  await expect(page.getByLabel("Prénom et nom")).toHaveValue(/^Marguerite/);
  await expect(page.getByRole("main").getByLabel("E-mail", { exact: true })).toHaveValue(marguerite.email);
});

test.describe("in an outage", () => {
  test.use({ expectedNoise: /status of 503/ });

  test("the page says that nothing is received, keeps everything and sends it when pressed again", async ({
    page,
    breakService,
  }) => {
    const way = ways.withdrawal;
    await page.setViewportSize(phone);
    await openShop(page, way.path);
    await fillIn(page, way, "panne@exemple.fr");
    await hydrated(page, () => checkButton(page, way).click());
    const mend = await breakService({
      service: "ecommerce",
      mode: "status",
      status: 503,
      path: "/shop/withdrawals",
    });
    await confirmButton(page, way).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("n’a pas encore été reçue");
    await expect(alert).toContainText("heure de Paris");
    await expect(alert).toContainText("+33 4 65 71 00 42");
    await expectAccessible(page);
    await mend();
    await confirmButton(page, way).click();
    await expect(heading(page, way.received)).toBeVisible();
    await expect(page.getByRole("term").filter({ hasText: "Premier essai" })).toBeVisible();
  });
});

test("the keyboard alone suffices", async ({ page }) => {
  const way = ways.termination;
  await openShop(page, way.path);
  await page.getByLabel("Prénom et nom").focus();
  await page.keyboard.type("Nadia Petit");
  await page.keyboard.press("Tab");
  await page.keyboard.type("clavier@exemple.fr");
  await page.keyboard.press("Tab");
  await page.keyboard.type("AB-12");
  await hydrated(page, () => page.keyboard.press("Enter"));
  await confirmButton(page, way).focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, way.received)).toBeFocused();
});

test.describe("without scripts, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  for (const [request, way] of Object.entries(ways)) {
    test(`a ${request} is sent by the same three presses`, async ({ page }) => {
      await page.goto("/connexion/");
      await footerLink(page, way).click();
      await fillIn(page, way, `sans-${request}@exemple.fr`);
      await checkButton(page, way).click();
      await confirmButton(page, way).click();
      await expect(heading(page, way.received)).toBeVisible();
      const reference = await referenceOn(page, way);
      await page.reload();
      expect(await referenceOn(page, way)).toBe(reference);
      expect(await mailsTo(page, `sans-${request}@exemple.fr`)).toHaveLength(1);
    });
  }
});
