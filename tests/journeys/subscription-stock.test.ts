import { expect, test } from "./journey.ts";
import { heading, logIn, openShop, phone } from "./shopper.ts";

test.use({ viewport: phone });

test("what is left is said by keyboard, and the card counts from there with the change it calls for", async ({
  page,
}) => {
  await logIn(page);
  await openShop(page, "/mon-compte/mes-abonnements/1/");
  const card = page.getByRole("region", { name: "À la maison" });
  await expect(card).toContainText("tout va bien");
  await card.getByRole("link", { name: "Dire ce qu’il me reste vraiment" }).press("Enter");
  await expect(heading(page, "Ce qu’il me reste")).toBeVisible();
  const share = page.getByLabel("Croquettes chien adulte");
  await share.focus();
  await share.selectOption("Un sac et demi");
  await page.getByRole("button", { name: "Enregistrer ma réponse" }).press("Enter");
  await expect(page.getByText("nous comptons à partir de votre réponse")).toBeVisible();
  await expect(card).toContainText("Un sac d’avance : sauter celle-ci ?");
  await card.getByRole("link", { name: "Sauter cette livraison" }).click();
  await expect(heading(page, "Sauter une livraison")).toBeVisible();
});
