import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { joinedLineTexts } from "../../shared/cart/joined-line.ts";
import { part } from "../words.ts";
import { addButton, added, expectCount, more, total } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { addOne, cartLine, hydrated, openShop, quantity, summary, updating } from "./shopper.ts";

const inaccessible = cartTexts.unavailable.title;

test.describe("while the e-commerce API is down", () => {
  test.use({ expectedNoise: /status of 50[03]/ });

  test("additions and changes are rolled back and explained, those whose answer is lost are made once, and all works when the service is back", async ({
    page,
    breakService,
  }) => {
    await addOne(page);
    const alert = page.getByRole("alert");
    const mendAddition = await breakService({ service: "ecommerce", mode: "status", status: 500 });
    await addButton(page).click();
    await expect(alert).toContainText(inaccessible);
    await expectCount(page, 1);

    await mendAddition();
    await addButton(page).click();
    await expect(added(page)).toBeVisible();
    await expectCount(page, 2);
    await hydrated(page, () => page.reload());
    await expectCount(page, 2);

    await breakService({ service: "ecommerce", mode: "lost", method: "PATCH", times: 1 });
    await addButton(page).click();
    await expect(page.getByText(part(joinedLineTexts.once, { quantity: 3 }))).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expectCount(page, 3);

    await openShop(page, "/panier/");
    const line = cartLine(page);
    await breakService({ service: "ecommerce", mode: "lost", status: 502, method: "PATCH", times: 1 });
    await more(line).click();
    await expect(summary(page)).toContainText(total("87,60 €"));
    await expect(alert).toHaveCount(0);
    await expect(quantity(line)).toHaveValue("4");

    const mendChange = await breakService({ service: "ecommerce", mode: "refused" });
    await more(line).click();
    await expect(alert).toContainText(inaccessible);
    await expect(quantity(line)).toHaveValue("4");
    await expectCount(page, 4);

    await mendChange();
    // The shop retries until it knows the cart.
    await expect(updating(page)).toBeHidden();
    await more(line).click();
    await expect(alert).toHaveCount(0);
    await expect(summary(page)).toContainText(total("109,50 €"));
    await expect(quantity(line)).toHaveValue("5");
  });
});

test.describe("when the connection breaks", () => {
  test.use({ expectedNoise: /net::ERR_/ });

  test("an addition is not made twice, and one without a connection says that nothing is lost", async ({
    page,
    context,
  }) => {
    await addOne(page);
    const alert = page.getByRole("alert");
    await page.route("**/api/cart/items", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await addButton(page).click();
    await expect(page.getByText(part(joinedLineTexts.once, { quantity: 2 }))).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expectCount(page, 2);
    await page.unroute("**/api/cart/items");

    await context.setOffline(true);
    await addButton(page).click();
    await expect(alert).toContainText(cartCallTexts.offline);
    await expectCount(page, 2);
    await context.setOffline(false);
    await addButton(page).click();
    await expect(page.getByText(part(joinedLineTexts.once, { quantity: 3 }))).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expectCount(page, 3);
  });
});
