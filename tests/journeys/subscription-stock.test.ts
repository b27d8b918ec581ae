import { dateTexts } from "../../shared/subscription/date/date.texts.ts";
import { shipmentTexts } from "../../shared/subscription/next-delivery/shipment.texts.ts";
import { stockTexts } from "../../shared/subscription/stock/stock.texts.ts";
import { stockWordTexts } from "../../shared/subscription/stock/stock-word.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { expect, test } from "./journey.ts";
import { camille, heading, navigateTo, openShop, phone } from "./shopper.ts";
import { textPattern } from "./text-pattern.ts";

const word = translator(stockWordTexts);

test.use({ viewport: phone, customer: camille });

test("on a telephone a parcel and its three changes fit one screen below an alert, and what is left is said by keyboard: the card counts from there", async ({
  page,
}) => {
  await openShop(page, "/mon-compte/mes-abonnements/1/");
  const parcel = page.getByRole("region", { name: shipmentTexts.title });
  await expect(parcel.getByRole("time")).toBeInViewport({ ratio: 1 });
  await expect(parcel.getByText(textPattern(shipmentTexts.until))).toBeInViewport({ ratio: 1 });
  await expect(parcel.getByText(/\d,\d\d\s€/).first()).toBeInViewport({ ratio: 1 });
  for (const name of [shipmentTexts.date, shipmentTexts.passer, shipmentTexts.envoyer])
    await expect(parcel.getByRole("link", { name })).toBeInViewport({ ratio: 1 });

  const card = page.getByRole("region", { name: shipmentTexts.stock });
  await expect(card).toContainText("Tout va bien");
  await card.getByRole("link", { name: stockTexts.action.correct }).press("Enter");
  await expect(heading(page, word("title"))).toBeVisible();
  const share = page.getByLabel("Croquettes chien adulte");
  await share.focus();
  await share.selectOption(word("shares", { quarters: 6, kind: "dry" }));
  await page.getByRole("button", { name: word("submit") }).press("Enter");
  await expect(page.getByText(word("done"))).toBeVisible();
  await expect(card).toContainText(translator(stockTexts)("ahead.skip", { bags: 1 }));
  await card.getByRole("link", { name: stockTexts.action.skip }).click();
  await expect(heading(page, dateTexts.skip.title)).toBeVisible();

  await navigateTo(page, "/mon-compte/mes-abonnements/1/?modifier=date");
  const warning = page.getByRole("status").filter({ hasText: /Vous serez à court le/ });
  await expect(heading(page, dateTexts.date.title)).toBeVisible();
  await expect(warning).toHaveCount(0);
  for (let months = 0; months < 3; months++) await page.getByRole("link", { name: /^Mois suivant/ }).click();
  await page.getByRole("grid").getByRole("radio").first().press("Space");
  await expect(warning).toBeVisible();
});
