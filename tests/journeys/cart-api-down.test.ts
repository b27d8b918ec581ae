import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { cartCallTexts } from "../../client/features/cart/texts.ts";
import { joinedLineTexts } from "../../shared/cart/joined-line.ts";
import { part } from "../words.ts";
import { addButton, added, expectCount, more, total } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { addOne, cartLine, quantity, summary, updating, walkToCart } from "./shopper.ts";

const inaccessible = cartTexts.unavailable.title;

test.describe("while the e-commerce API is down or the connection breaks", () => {
  test.use({ expectedNoise: /status of 50[03]|net::ERR_/ });

  test("additions and changes are rolled back and explained, those whose answer is lost are made once, and all works when both are back", async ({
    page,
    context,
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

    await breakService({ service: "ecommerce", mode: "lost", method: "PATCH", times: 1 });
    await addButton(page).click();
    await expect(page.getByText(part(joinedLineTexts.once, { quantity: 3 }))).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expectCount(page, 3);

    await page.route("**/api/cart/items", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await addButton(page).click();
    await expect(page.getByText(part(joinedLineTexts.once, { quantity: 4 }))).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expectCount(page, 4);
    await page.unroute("**/api/cart/items");

    await context.setOffline(true);
    await addButton(page).click();
    await expect(alert).toContainText(cartCallTexts.offline);
    await expectCount(page, 4);
    await context.setOffline(false);
    await addButton(page).click();
    await expect(page.getByText(part(joinedLineTexts.once, { quantity: 5 }))).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expectCount(page, 5);

    await walkToCart(page);
    const line = cartLine(page);
    await breakService({ service: "ecommerce", mode: "lost", status: 502, method: "PATCH", times: 1 });
    await more(line).click();
    await expect(summary(page)).toContainText(total("126,40 €"));
    await expect(alert).toHaveCount(0);
    await expect(quantity(line)).toHaveValue("6");

    const mendChange = await breakService({ service: "ecommerce", mode: "refused" });
    await more(line).click();
    await expect(alert).toContainText(inaccessible);
    await expect(quantity(line)).toHaveValue("6");
    await expectCount(page, 6);

    await mendChange();
    await expect(updating(page)).toBeHidden();
    await more(line).click();
    await expect(alert).toHaveCount(0);
    await expect(summary(page)).toContainText(total("148,30 €"));
    await expect(quantity(line)).toHaveValue("7");
  });
});
