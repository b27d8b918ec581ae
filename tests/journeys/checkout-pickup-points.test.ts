import type { Page } from "playwright/test";
import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { mapTexts } from "../../client/features/map/texts.ts";
import { postcodeRule } from "../../shared/address/postcode.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { pickupTexts } from "../../shared/delivery/pickup-points.texts.ts";
import { deliveryFormTexts } from "../../shared/delivery/texts.ts";
import { part } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./journey.ts";
import { goOn, orderToShipping } from "./order-shopper.ts";
import { camille, heading, holdScripts, openCartWith, twoKilos } from "./shopper.ts";

test.use({ customer: camille, expectedNoise: /status of 422/ });

const points = (page: Page) => page.getByRole("group", { name: pickupTexts.legend.relay });
const point = (page: Page, name: string) => points(page).getByRole("radio", { name: new RegExp(`^${name}`) });

test("the fees of a carrier are shown as it is chosen, before the server sets them, and before hydration too; a pickup point is found by its postcode and those beyond 20 km are shown on request", async ({
  page,
}) => {
  await openCartWith(page, twoKilos);
  await orderToShipping(page);
  const letGo = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("radio", { name: /^Mondial Relay/ }).check();
  const recap = page.getByRole("region", { name: checkoutTexts.aside.title });
  await expect(recap).toContainText(`${cartTexts.accounting.shipping}4,90 €`);
  letGo();
  await expect(recap).toContainText(`${cartTexts.accounting.shipping}3,90 €`);
  const total = page.getByRole("status").filter({ hasText: part(checkoutTexts.shipping.total) });
  await expect(total).toHaveText(/\d,\d\d\s€\.$/);

  await expect(point(page, "Librairie du Gros Caillou")).toBeDisabled();
  await expect(points(page).getByText(pickupTexts.inactive).first()).toBeVisible();

  const place = points(page).getByLabel(pickupTexts.search.label);
  await expect(place).toHaveValue("69002");
  await place.fill("6900");
  await place.press("Enter");
  await expect(points(page).getByRole("status")).toContainText(
    pickupTexts.outcome.wrong({ postcode: "6900", rule: postcodeRule("FR") }),
  );
  await place.fill("67000");
  await place.press("Enter");
  await expect(point(page, "Épicerie de la Krutenau")).toBeVisible();

  await goOn(page).click();
  const missing = page.getByText(deliveryFormTexts.forms.shipping.pickupPoint.errors.required);
  await expect(missing).toHaveCount(1);
  await expect(missing).toBeInViewport();
  await expect(points(page).getByRole("radio", { disabled: false }).first()).toBeFocused();

  await expect(points(page).getByRole("button", { name: mapTexts.views.map, exact: true })).toHaveCount(0);
  const shown = points(page).getByRole("radio");
  const near = await shown.count();
  await points(page)
    .getByText(/^Voir plus loin/)
    .click();
  await expect.poll(() => shown.count()).toBeGreaterThan(near);
  await point(page, "Maison de la Presse Neudorf").check();
  await expect(missing).toHaveCount(0);
  await expectAccessible(page);
  await expect(point(page, "Maison de la Presse Neudorf")).toBeChecked();

  await place.fill("69002");
  await place.press("Enter");
  await expect(point(page, "Librairie du Gros Caillou")).toBeVisible();
  await place.fill("67000");
  await place.press("Enter");
  await expect(point(page, "Maison de la Presse Neudorf")).toBeChecked();
  await page.reload();
  await expect(place).toHaveValue("67000");
  await expect(point(page, "Maison de la Presse Neudorf")).toBeChecked();
  await goOn(page).click();
  await expect(heading(page, checkoutTexts.stepTitles.recapitulatif)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`${cartTexts.accounting.shipping}3,90 €`);
});
