import type { Page } from "playwright/test";
import * as clock from "../../shared/time/clock.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { heading, logIn, lookLongEnough, marguerite, openInStoppedTime, openShop, phone } from "./shopper.ts";

const path = "/mon-compte/mes-parrainages/";

const emails = (page: Page) => page.getByLabel("Adresses e-mail");
const send = (page: Page) => page.getByRole("button", { name: "Envoyer les invitations" });
const friends = (page: Page) => page.getByRole("region", { name: "Vos filleuls" }).getByRole("listitem");

async function linkInMailTo(page: Page, email: string): Promise<string> {
  const answer = await page.request.get(`/_sandbox/mailbox?to=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { html: string }[];
  return /href="([^"]*\?parrain=[^"]+)"/.exec(mail?.html ?? "")?.[1] ?? "";
}

async function register(page: Page, email: string): Promise<void> {
  await expect(page.getByText(/^Avec Patte Blanche, votre code .* ne nous est pas transmis/)).toBeVisible();
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Continuer", exact: true }).click();
  await expect(page.getByText("sera associé à votre compte")).toBeVisible();
  await page.getByLabel("Prénom").fill("Inès");
  await page.getByLabel("Nom", { exact: true }).fill("Faure");
  await page.getByLabel("Mot de passe", { exact: true }).fill("quatre gamelles pleines");
  await page.getByRole("checkbox", { name: /^J’accepte/ }).check();
  await lookLongEnough(page);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(heading(page, "Bonjour Inès")).toBeVisible();
}

for (const viewport of [phone, { width: 1280, height: 900 }]) {
  test.describe(`in a window of ${viewport.width}`, () => {
    test.use({ viewport, expectedNoise: /status of 422/ });

    test("friends are invited by keyboard, one follows the mail and opens an account, and the list says so", async ({
      page,
      browser,
    }) => {
      const email = `ines${viewport.width}@exemple.fr`;
      await logIn(page, marguerite);
      await openShop(page, path);
      await emails(page).focus();
      await page.keyboard.type(`${email}, marion@`);
      await send(page).press("Enter");
      await expect(emails(page)).toBeFocused();
      await expect(emails(page)).toHaveAccessibleDescription(/marion@\s» n’est pas une adresse complète/);
      await expect(page.getByRole("alert")).toContainText("Aucune invitation n’est partie");
      await expectAccessible(page);

      await emails(page).fill(email);
      await page.getByLabel("Votre message").fill("Moka adore.\nEssaie !");
      await send(page).press("Enter");
      await expect(
        page.getByRole("status").filter({ hasText: "Votre invitation est partie." }),
      ).toBeVisible();
      await expect(send(page)).toBeFocused();
      await expect(emails(page)).toHaveValue("");
      await expect(friends(page).first()).toContainText(/^i•••@exemple\.frLe .*Invitation envoyée/);
      await expectAccessible(page);

      const friend = await (await browser.newContext({ viewport })).newPage();
      await friend.goto(await linkInMailTo(page, email));
      await expect(heading(friend, "Un proche vous invite chez Museau")).toBeVisible();
      await expectAccessible(friend);
      await friend.getByRole("link", { name: "Créer mon compte" }).click();
      await register(friend, email);
      await friend.context().close();

      await page.reload();
      await expect(friends(page).first()).toContainText("Compte créé");
    });
  });
}

test("link and code are copied; the sign that says so stays for 1500 ms (spec 9)", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install({ time: clock.date() });
  await page.clock.pauseAt(new Date(clock.now() + 60_000));
  await logIn(page);
  await openInStoppedTime(page, path);
  await page.getByRole("button", { name: "Copier le code" }).press("Enter");
  const copied = page.getByRole("button", { name: "Copié" });
  await expect(copied).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Le code est copié." })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("CAMILLE-7Q2M");
  await page.clock.runFor(1490);
  await expect(copied).toBeVisible();
  await page.clock.runFor(20);
  await expect(page.getByRole("button", { name: "Copier le code" })).toBeFocused();

  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*\?parrain=CAMILLE-7Q2M$/);
});

test("without a clipboard the browser's own command copies, and where that fails the text is selected", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await logIn(page);
  await openShop(page, path);
  await page.getByRole("button", { name: "Copier le code" }).click();
  await expect(page.getByRole("button", { name: "Copié" })).toBeVisible();
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page.getByText("le texte est sélectionné").first()).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain("?parrain=CAMILLE-7Q2M");
});

test("where the platform shares, it is given the link; closing its window is no error", async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      document.title = data.url ?? "";
      return Promise.reject(new DOMException("closed", "AbortError"));
    };
    Object.defineProperty(navigator, "share", { value: share });
  });
  await logIn(page);
  await openShop(page, path);
  await page.getByRole("button", { name: "Partager…" }).click();
  await expect(page).toHaveTitle(/\?parrain=CAMILLE-7Q2M$/);
});

test.describe("in an outage", () => {
  test.use({ expectedNoise: /status of 503/ });

  test("the list comes back with the service, and what was typed stays", async ({ page, breakService }) => {
    await logIn(page, marguerite);
    const mend = await breakService({
      service: "ecommerce",
      mode: "status",
      status: 503,
      method: "GET",
      path: "/shop/sponsorships",
    });
    await openShop(page, path);
    await emails(page).fill("pas-encore@exemple.fr");
    await mend();
    await page.getByRole("link", { name: "Réessayer" }).click();
    await expect(page.getByRole("region", { name: "Vos filleuls" })).toBeVisible();
    await expect(page.getByText("momentanément inaccessibles")).toHaveCount(0);
    await expect(emails(page)).toHaveValue("pas-encore@exemple.fr");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: phone, expectedNoise: /status of 422/ });

  test("friends are invited, a wrong address is named, and the link is text", async ({ page }) => {
    await logIn(page, marguerite);
    await page.goto(path);
    await emails(page).fill("sans-scripts@exemple.fr zoé@");
    await send(page).click();
    await expect(emails(page)).toHaveAccessibleDescription(/zoé@\s» n’est pas/);
    await expect(emails(page)).toHaveValue("sans-scripts@exemple.fr zoé@");
    await emails(page).fill("sans-scripts@exemple.fr");
    await send(page).click();
    await expect(page).toHaveURL(`${path}#inviter`);
    await expect(page.getByText("Votre invitation est partie.")).toBeVisible();
    await expect(friends(page).first()).toContainText("s•••@exemple.fr");
    await expect(page.getByText(/^http.*\?parrain=/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Copier/ })).toHaveCount(0);
  });
});
