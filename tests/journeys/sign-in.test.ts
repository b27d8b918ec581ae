import type { Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import {
  camille,
  documentLoads,
  heading,
  hydrated,
  logIn,
  lookLongEnough,
  openShop,
  pressUntil,
} from "./shopper.ts";

const password = "motdepasse-demo";

async function openSignIn(page: Page, path = "/connexion/"): Promise<void> {
  await page.goto(path);
  await formOfScripts(page);
}

const formOfScripts = (page: Page) => expect(page.locator("form[novalidate]").first()).toBeAttached();

const passwordField = (page: Page) => page.getByLabel("Mot de passe", { exact: true });

test.describe("a new customer", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("opens an account by keyboard, in one page; a logout in one tab logs out all of them", async ({
    page,
    context,
  }) => {
    await openSignIn(page, "/mon-compte/");
    await expectAccessible(page);
    const loads = documentLoads(page);
    await page.getByLabel("Adresse e-mail").focus();
    await page.keyboard.type("lea@exemple");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Cette adresse e-\u2060mail n’est pas valide.").first()).toBeVisible();
    await page.keyboard.type(".fr");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Créez votre compte")).toBeFocused();
    await expect(page).toHaveTitle("Créez votre compte | Museau");
    const email = page.getByRole("textbox", { name: "Adresse e-mail" });
    await page.getByRole("link", { name: "Modifier l’adresse e-mail" }).press("Enter");
    await expect(email).toBeFocused();
    await expect(page).toHaveTitle("Se connecter | Museau");
    await expect(email).toHaveValue("lea@exemple.fr");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Créez votre compte")).toBeFocused();
    await expect(email).toHaveValue("lea@exemple.fr");
    await expectAccessible(page);

    for (const _ of ["another e-mail", "email"]) await page.keyboard.press("Tab");
    for (const text of ["Léa", "Moreau"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
    // Browsers give a partial date as none.
    const birthday = page.getByLabel("Date de naissance");
    await expect(birthday).toBeHidden();
    await page.getByText("Ajouter une civilité ou une date").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page.getByLabel("Madame")).toBeChecked();
    await birthday.focus();
    await page.keyboard.type("12");
    await passwordField(page).focus();
    await page.keyboard.type("azerty12");
    await expect(page.getByText("Facile à deviner")).toBeVisible();
    await page.keyboard.type(" et trois chats");
    await expect(page.getByText("Solide.")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "2 champs à corriger" })).toBeFocused();
    await birthday.focus();
    await expect(birthday).toHaveAccessibleDescription("Cette date n’existe pas.");
    await page.keyboard.press("Backspace");
    await passwordField(page).press("Enter");
    await expect(page.getByText("champs à corriger")).toHaveCount(0);
    await expect(page.getByLabel("J’accepte les conditions d’utilisation")).toBeFocused();
    await expectAccessible(page);
    expect(loads).toEqual([]);

    await page.getByRole("checkbox", { name: /^J’accepte/ }).press("Space");
    await page.getByRole("button", { name: "Créer mon compte" }).press("Enter");
    await expect(page).toHaveURL("/mon-compte/");
    await expect(page.getByText("Bienvenue Léa")).toBeVisible();
    await expect(heading(page, "Bonjour Léa")).toBeVisible();
    await expectAccessible(page);

    const other = await context.newPage();
    await openShop(other);
    await expect(other.getByRole("link", { name: "Bonjour Léa" })).toBeAttached();
    await page.getByRole("button", { name: "Me déconnecter" }).press("Enter");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Votre session est fermée")).toBeVisible();
    await expect(other.getByRole("link", { name: "Se connecter" })).toBeAttached();
    await page.goBack();
    await expect(heading(page, "Connectez-vous")).toBeVisible();
  });

  test("a forgotten password is replaced by the link of the mail, which works once", async ({
    page,
    context,
  }) => {
    const email = "hugo.bernard@example.fr";
    await openSignIn(page, "/connexion/?retour=%2Fpage%2Flivraison%2F");
    await page.getByLabel("Adresse e-mail").fill(email);
    await page.getByRole("button", { name: "Continuer", exact: true }).click();
    await expect(passwordField(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("pas le bon");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Mot de passe incorrect.")).toBeVisible();
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveValue("pas le bon");

    await page.getByRole("button", { name: "Mot de passe oublié" }).click();
    await expect(heading(page, "Un nouveau mot de passe")).toBeFocused();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Recevoir le lien" }).click();
    await expect(heading(page, "Consultez votre boîte")).toBeFocused();
    await expect(page.getByText("indésirables")).toBeVisible();
    await expectAccessible(page);

    const [mail] = await (await page.request.get(`/_sandbox/mailbox?to=${email}`)).json();
    await page.goto(`/_sandbox/mailbox/${mail.id}`);
    await page.getByRole("link", { name: "Choisir un nouveau mot de passe" }).click();
    await formOfScripts(page);
    await expectAccessible(page);
    const other = await context.newPage();
    await openSignIn(other, page.url());
    await passwordField(page).fill("une gamelle pleine");
    await page.getByLabel("Confirmez le mot de passe").fill("une gamelle");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("ne sont pas identiques").first()).toBeVisible();
    await page.getByLabel("Confirmez le mot de passe").fill("une gamelle pleine");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("nouveau mot de passe est enregistré")).toBeVisible();

    // A form that was open already gets the message at its first use; later ones at once.
    await passwordField(other).fill("une autre gamelle");
    await other.getByLabel("Confirmez le mot de passe").fill("une autre gamelle");
    await other.getByRole("button", { name: "Enregistrer" }).click();
    await expect(heading(other, "Ce lien n’est plus valable")).toBeFocused();
    await expectAccessible(other);
    await other.reload();
    await expect(heading(other, "Ce lien n’est plus valable")).toBeVisible();
    await other.getByRole("link", { name: "Recevoir un autre lien" }).click();
    await expect(heading(other, "Un nouveau mot de passe")).toBeVisible();
  });
});

test.describe("a password that is wrong", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("needs no bot check the first three times", async ({ page }) => {
    const checks: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/bot-check/")) checks.push(request.url());
    });
    await openSignIn(page);
    await page.getByLabel("Adresse e-mail").fill(camille.email);
    await page.getByRole("button", { name: "Continuer", exact: true }).click();
    const submit = page.getByRole("button", { name: "Me connecter" });
    for (const wrong of ["un", "deux", "trois"]) {
      await passwordField(page).fill(`${wrong} chats`);
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await submit.click();
      await answered;
      await expect(submit).toHaveAccessibleName("Me connecter");
      await expect(page.getByText("Mot de passe incorrect").first()).toBeVisible();
    }
    expect(checks).toEqual([]);
    await passwordField(page).fill(password);
    await submit.click();
    await expect(page).toHaveURL("/mon-compte/");
    expect(checks.length).toBeGreaterThan(0);
  });
});

test.describe("where an ad blocker keeps the bot check away", () => {
  test.use({ expectedNoise: /ERR_FAILED|status of 422/ });

  test("an account is opened all the same", async ({ page }) => {
    await page.route("**/bot-check/**", (route) => route.abort());
    await openSignIn(page, "/connexion/?retour=%2Fpage%2Flivraison%2F");
    await page.getByLabel("Adresse e-mail").fill("bloqueur@exemple.fr");
    await page.getByRole("button", { name: "Continuer", exact: true }).click();
    await page.getByLabel("Prénom").fill("Ada");
    await page.getByLabel("Nom", { exact: true }).fill("Blocker");
    await passwordField(page).fill("azerty12 et trois chats");
    await page.getByRole("checkbox", { name: /^J’accepte/ }).check();
    await lookLongEnough(page);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(page).toHaveURL("/page/livraison/");
    await expect(page.getByText("Bienvenue Ada")).toBeVisible();
  });
});

test("a third party confirms the identity, or does not, and the login says so", async ({ page }) => {
  await openSignIn(page, "/connexion/?retour=%2Fpage%2Flivraison%2F");
  await page.getByRole("button", { name: "Continuer avec Patte Blanche" }).click();
  await page.getByRole("button", { name: "Refuser" }).click();
  await expect(page.getByText("La connexion par ce service n’a pas abouti")).toBeVisible();
  await formOfScripts(page);
  await page.getByRole("button", { name: "Continuer avec Patte Blanche" }).click();
  await page.getByLabel("Votre adresse e-mail").fill(camille.email);
  await page.getByRole("button", { name: "Continuer vers Museau" }).click();
  await expect(page).toHaveURL("/page/livraison/");
  await page.goto("/connexion/");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Bonjour Camille" })).toBeAttached();
});

test.describe("a session ended by the API", () => {
  test.use({ expectedNoise: /status of 401/ });

  test("leads to the login, which says why and returns to the requested page", async ({ page, context }) => {
    await logIn(page);
    await hydrated(page, () => page.goto("/mon-compte/"));
    const cookies = await context.cookies();
    const token = cookies.find(({ name }) => name === "jwtTokenRaw");
    if (!token) throw new Error("nobody is logged in");
    await context.addCookies([{ ...token, value: token.value.replace(/\.[^.]+$/, ".bm9ib2R5") }]);

    await page.getByRole("link", { name: /^Mes adresses/ }).click();
    await expect(page.getByText("Votre session a pris fin")).toBeVisible();
    expect(new URL(page.url()).searchParams.get("retour")).toBe("/mon-compte/mes-adresses/");
    await formOfScripts(page);
    await page.getByLabel("Adresse e-mail").fill(camille.email);
    await page.getByRole("button", { name: "Continuer", exact: true }).click();
    await passwordField(page).fill(password);
    await page.getByRole("button", { name: "Me connecter" }).click();
    await expect(page).toHaveURL("/mon-compte/mes-adresses/");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedNoise: /status of 422/ });

  test("the login, the account and the logout are plain forms", async ({ page }) => {
    await page.goto("/mon-compte/");
    await page.getByLabel("Adresse e-mail").fill("camille");
    await page.getByRole("button", { name: "Continuer", exact: true }).click();
    await page.getByLabel("Adresse e-mail").fill(camille.email);
    await pressUntil(page.getByRole("button", { name: "Continuer", exact: true }), passwordField(page));
    await passwordField(page).fill(password);
    await page.getByRole("button", { name: "Me connecter" }).click();
    await expect(heading(page, "Bonjour Camille")).toBeVisible();
    await page.getByRole("button", { name: "Me déconnecter" }).click();
    await expect(page.getByText("Votre session est fermée")).toBeVisible();
    await page.goto("/mon-compte/");
    await expect(heading(page, "Connectez-vous")).toBeVisible();
  });
});
