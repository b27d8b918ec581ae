import type { Locator, Page } from "playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { heading, logIn, openShop, pressUntil } from "./shopper.ts";

/** One subscription in every state: what is changed or ended here is nobody else's. */
const antoine = { email: "antoine.mercier@example.fr", firstName: "Antoine" };
const page = (id: number) => `/mon-compte/mes-abonnements/${id}/`;
const step = (id: number, change: string) => `${page(id)}?modifier=${change}`;

const main = (page: Page) => page.getByRole("main");
const link = (page: Page, name: string | RegExp) => main(page).getByRole("link", { name, exact: true });
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name, exact: true });
const notice = (page: Page, text: string | RegExp) =>
  expect(main(page).getByRole("status").filter({ hasText: text })).toBeVisible();

function presses() {
  let count = 0;
  return {
    count: () => count,
    press: async (target: Locator) => {
      count++;
      await target.click();
    },
  };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });
    const id = javaScriptEnabled ? 14 : 4;

    test("rhythm, address, carrier and card are changed from the subscription, and it is ended in four presses", async ({
      page: shop,
    }) => {
      await logIn(shop, antoine);
      const open = (path: string) => (javaScriptEnabled ? openShop(shop, path) : shop.goto(path));
      await open(`${page(id)}?onglet=mon-abonnement`);

      const rhythm = presses();
      await rhythm.press(link(shop, "Changer le rythme"));
      await rhythm.press(shop.getByRole("radio", { name: /^Tous les 2 mois/ }));
      await rhythm.press(button(shop, "Choisir ce rythme"));
      await notice(shop, "Nouveau rythme : tous les 2 mois");
      expect(rhythm.count()).toBe(3);

      await link(shop, "Changer les adresses").click();
      await shop.getByRole("radio", { name: /^Une nouvelle adresse/ }).check();
      const write = (name: string, text: string) => shop.getByLabel(name, { exact: true }).first().fill(text);
      await write("Prénom", "Antoine");
      await write("Nom", "Mercier");
      await write("Numéro et rue", "12 rue des Lilas");
      await write("Code postal", "69003");
      await write("Ville", "Lyon");
      await write("Téléphone mobile", "06 12 34 56 78");
      await button(shop, "Enregistrer cette adresse").click();
      await notice(shop, "12 rue des Lilas");

      await link(shop, "Changer de mode de livraison").click();
      await shop.getByRole("radio", { name: /^Transporteur sur rendez-vous/ }).check();
      await button(shop, "Choisir ce mode de livraison").click();
      await notice(shop, "Mode de livraison enregistré");

      await link(shop, "Changer de carte").last().click();
      await button(shop, "Mettre à jour ma carte").click();
      await shop.getByLabel("Numéro de carte").fill("5100100000000008");
      await shop.getByLabel("Expire fin").fill("09/31");
      await shop.getByLabel("Cryptogramme").fill("123");
      await shop.getByRole("button", { name: "Enregistrer cette carte" }).click();
      await shop.getByRole("button", { name: "Confirmer la carte" }).click();
      await notice(shop, "Votre carte Mastercard •••• 0008 est enregistrée");

      await open(page(id));
      const end = presses();
      await end.press(shop.getByRole("link", { name: "Mon abonnement", exact: true }));
      await end.press(link(shop, "Demander l’arrêt"));
      await expect(heading(shop, "Arrêter mon abonnement")).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(shop);
      await end.press(shop.getByRole("radio", { name: "C’est trop cher pour moi" }));
      await shop.getByLabel("Dites-nous-en un peu plus").fill("Trop cher en ce moment.");
      await end.press(button(shop, "Confirmer l’arrêt de mon abonnement"));
      await notice(shop, "Votre abonnement est arrêté");
      expect(end.count()).toBe(4);
    });
  });
}

test("a pickup point is chosen on the map, its markers by keyboard, and its subscription keeps it", async ({
  page: shop,
}) => {
  await logIn(shop);
  await openShop(shop, step(2, "livraison"));
  const points = shop.getByRole("group", { name: "Votre point relais" });
  const map = shop.getByRole("region", { name: "Carte des points relais" });
  await pressUntil(points.getByRole("button", { name: "Carte", exact: true }), map);
  await map.getByRole("button", { name: /Épicerie Vaise Marché, 69009/ }).press("Enter");
  await map.getByRole("button", { name: "Choisir ce point" }).press("Enter");
  await expect(points.getByText(/^Choisi\s: Épicerie Vaise Marché/)).toBeVisible();
  await button(shop, "Choisir ce mode de livraison").press("Enter");
  await notice(shop, "Mode de livraison enregistré");
  await openShop(shop, step(2, "livraison"));
  await expect(shop.getByRole("radio", { name: /^Épicerie Vaise Marché/ })).toBeChecked();
});

test.describe("an end that is not complete", () => {
  test.use({ expectedNoise: /status of 422/ });

  test("is told beside its fields, with the focus on the first, by keyboard alone", async ({
    page: shop,
  }) => {
    await logIn(shop, antoine);
    await openShop(shop, step(13, "resiliation"));
    await button(shop, "Confirmer l’arrêt de mon abonnement").press("Enter");
    await expect(shop.getByText("Choisissez la raison la plus proche de la vôtre.").first()).toBeVisible();
    await expectAccessible(shop);
    const reasons = shop.getByRole("radio");
    await reasons.first().press("ArrowDown");
    await expect(reasons.nth(1)).toBeChecked();
    await shop.getByLabel("Dites-nous-en un peu plus").focus();
    await shop.keyboard.type("Nous déménageons.");
    await shop.keyboard.press("Tab");
    await expect(button(shop, "Confirmer l’arrêt de mon abonnement")).toBeFocused();
    await shop.keyboard.press("Enter");
    await notice(shop, "Votre abonnement est arrêté");
  });
});
