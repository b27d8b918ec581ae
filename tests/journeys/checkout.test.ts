import type { Page } from "playwright/test";
import { mapTexts } from "../../client/features/map/texts.ts";
import { signInTexts } from "../../shared/account/sign-in/sign-in.texts.ts";
import { addressPairFormTexts, addressPairTexts } from "../../shared/address/address-pair.texts.ts";
import { addressTexts } from "../../shared/address/texts.ts";
import { summaryTexts } from "../../shared/checkout/summary/summary.texts.ts";
import { checkoutTexts } from "../../shared/checkout/texts.ts";
import { pickupTexts } from "../../shared/delivery/pickup-points.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { checkoutNotices } from "../../worker/purchase/texts.ts";
import { part, whole } from "../words.ts";
import { expectAccessible } from "./accessibility.ts";
import { more, orderButton } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import {
  field,
  fillAddress,
  goOn,
  hasLock,
  orderToShipping,
  payByCard,
  placeOrder,
  progress,
  stepLink,
  thanks,
} from "./order-shopper.ts";
import { cartLine, heading, holdBack, logIn, openCartWith, paul, pressUntil, twoKilos } from "./shopper.ts";

const addressFields = addressTexts.forms.address;
const { aside, stepTitles, steps, otherTab } = checkoutTexts;

const elsewhere = (page: Page) => page.getByText(otherTab.elsewhere.title);
const takeOver = (page: Page) => page.getByRole("button", { name: otherTab.takeOver });
const keepAddress = (page: Page) => page.getByRole("checkbox", { name: addressPairTexts.keep });

test.use({ expectedNoise: /status of (401|422|503)/ });

test("a known customer is led from the cart to the recap, and changes each choice from there; one tab at a time acts on the order, another says so and takes over by its button", async ({
  page,
  context,
}) => {
  await logIn(page);
  await openCartWith(page, twoKilos);
  await more(cartLine(page)).click();
  await orderToShipping(page);
  const address = page.getByRole("region", { name: checkoutTexts.shipping.to });
  await expect(address).toContainText("Camille Durand");
  await expect(page.getByRole("region", { name: aside.title })).toContainText(
    translator(checkoutTexts)("aside.quantity", { quantity: 2 }),
  );
  await hasLock(page);
  await expectAccessible(page);

  await goOn(page).click();
  await expect(heading(page, stepTitles.recapitulatif)).toBeFocused();
  await stepLink(page, steps.paiement).click();
  await expect(heading(page, stepTitles.paiement)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("radio", { name: /^Carte bancaire/ }).check();
  await goOn(page).click();
  await expect(heading(page, stepTitles.recapitulatif)).toBeFocused();
  await expect(placeOrder(page)).toBeVisible();
  await expectAccessible(page);
  await expectFocusBesideBar(page);

  await page.goBack();
  await expect(heading(page, stepTitles.paiement)).toBeVisible();
  await page.reload();
  await expect(progress(page).locator("[aria-current=step]")).toHaveText(steps.paiement);
  await hasLock(page);

  const letGo = await holdBack(page, /\/\?etape=paiement$/);
  await goOn(page).click();
  await stepLink(page, steps.livraison).click();
  await expect(heading(page, stepTitles.livraison)).toBeFocused();
  letGo();
  await expect(heading(page, stepTitles.livraison)).toBeVisible();
  await page.unroute(/\/\?etape=paiement$/);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(elsewhere(other)).toBeVisible();
  await goOn(other).focus();
  await expect(goOn(other)).not.toBeFocused();
  await expectAccessible(other);

  await goOn(page).click();
  await expect(heading(page, stepTitles.recapitulatif)).toBeFocused();
  await expect(elsewhere(other)).toBeVisible();
  await takeOver(other).click();
  await expect(heading(other, stepTitles.recapitulatif)).toBeVisible();
  await expect(placeOrder(other)).toBeEnabled();
  await expect(elsewhere(page)).toBeVisible();
  await page.close();

  const third = await context.newPage();
  await third.goto(other.url());
  await expect(elsewhere(third)).toBeVisible();
  await other.close();
  await takeOver(third).click();
  await expect(third.getByText(otherTab.free.title)).toBeHidden();
  await stepLink(third, steps.paiement).click();
  await goOn(third).click();
  await expect(heading(third, stepTitles.recapitulatif)).toBeFocused();
});

test("an address is corrected at its fields; an outage and an expired session lose nothing of it", async ({
  page,
  context,
  breakService,
}) => {
  await logIn(page, paul);
  await openCartWith(page, twoKilos);
  await orderButton(page).click();
  await expect(heading(page, stepTitles.facturation)).toBeVisible();
  await hasLock(page);
  await goOn(page).click();
  await expect(page.getByRole("region", { name: whole(formTexts.forms.summary) })).toBeFocused();
  await expect(page.getByText(addressFields.city.errors.required, { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: addressFields.city.label, exact: true })).toBeVisible();
  await expectAccessible(page);
  await fillAddress(page);
  await field(page, addressFields.postcode.label).fill("97400");
  await goOn(page).click();
  const overseas = page.getByText(addressPairFormTexts.notDelivered.billingAddress);
  await expect(overseas).toBeVisible();
  const deliverElsewhere = page.getByRole("checkbox", { name: addressPairTexts.differs.shippingAddress });
  await deliverElsewhere.check();
  await expect(overseas).toBeHidden();
  await deliverElsewhere.uncheck();
  await fillAddress(page);

  const mend = await breakService({ service: "ecommerce", mode: "status", status: 503, method: "PATCH" });
  await goOn(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(part(checkoutNotices.failed, { phone: "+33 4 65 71 00 42" }));
  await expect(alert).toBeFocused();
  await expect(field(page, addressFields.city.label)).toHaveValue("Lyon");
  await mend();

  await context.clearCookies({ name: /jwtTokenRaw|refreshToken|customerUri/ });
  await goOn(page).click();
  await page.waitForURL(/\/connexion\/\?retour=/);
  const back = new URL(page.url()).searchParams.get("retour") ?? "";
  await logIn(page, paul);
  await page.goto(back);
  await expect(heading(page, stepTitles.facturation)).toBeVisible();
  await expect(field(page, addressFields.street.label)).toHaveValue("12 rue des Lilas");
  await keepAddress(page).uncheck();
  await goOn(page).dblclick();
  await expect(heading(page, stepTitles.livraison)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an order goes from the cart to its confirmation by plain forms", async ({ page }) => {
    await page.goto(`/panier/?variantId=${twoKilos}`);
    await orderButton(page).click();
    await field(page, signInTexts.fields.email).fill(paul.email);
    const password = page.getByLabel(signInTexts.fields.password, { exact: true });
    await pressUntil(page.getByRole("button", { name: signInTexts.email.submit, exact: true }), password);
    await password.fill("motdepasse-demo");
    await pressUntil(
      page.getByRole("button", { name: signInTexts.password.submit }),
      heading(page, stepTitles.facturation),
    );
    await goOn(page).click();
    await expect(page.getByText(addressFields.city.errors.required, { exact: true })).toBeVisible();
    await fillAddress(page);
    await keepAddress(page).uncheck();
    const differs = page.getByLabel(addressPairTexts.differs.shippingAddress);
    await differs.check();
    await expect(page.getByRole("group", { name: addressPairTexts.shippingAddress })).toBeVisible();
    await differs.uncheck();
    await goOn(page).click();

    await expect(heading(page, stepTitles.livraison)).toBeVisible();
    await page.getByRole("radio", { name: /^Mondial Relay/ }).check();
    const points = page.getByRole("group", { name: pickupTexts.legend.relay });
    await points.getByLabel(pickupTexts.search.label).fill("59000");
    await points.getByRole("button", { name: pickupTexts.search.submit }).click();
    await expect(page.getByRole("radio", { name: /^Mondial Relay/ })).toBeChecked();
    await expect(points.getByText(/Lille/).first()).toBeVisible();
    await expect(points.getByRole("button", { name: mapTexts.views.map, exact: true })).toHaveCount(0);
    await points.getByRole("radio").and(page.locator(":enabled")).first().check();
    await page.getByRole("radio", { name: /^Carte bancaire/ }).check();
    await goOn(page).click();
    await expect(placeOrder(page)).toBeVisible();
    await expect(progress(page).getByRole("link")).toHaveCount(4);
    await placeOrder(page).click();
    await payByCard(page, "4970 1000 0000 0000");
    await expect(thanks(page, paul.firstName)).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Mondial Relay");
  });
});

/** A link that the bar of the recap covers is scrolled clear of it when it gets the focus. */
async function expectFocusBesideBar(page: Page): Promise<void> {
  const link = page.getByRole("link", { name: part(summaryTexts.changeNamed) }).last();
  const window = page.viewportSize();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 600 });
    await placeOrder(page).focus();
    const button = await placeOrder(page).elementHandle();
    const isCovered = () =>
      link.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) !== element;
      });
    await link.evaluate(
      (element, { button }) => {
        const bar = button?.parentElement?.getBoundingClientRect().top ?? 0;
        scrollBy({ top: element.getBoundingClientRect().top - bar - 4, behavior: "instant" });
      },
      { button },
    );
    expect(await isCovered(), `before, at ${width} px`).toBe(true);
    await link.focus();
    await expect.poll(isCovered, `${width} px wide`).toBe(false);
  }
  if (window) await page.setViewportSize(window);
}
