import { cartTexts } from "../../client/features/cart/cart.texts.ts";
import { expectCount, less, more, removal, subtotal, total } from "./cart-controls.ts";
import { expect, test } from "./journey.ts";
import { cartLine, openCartWith, quantity, summary } from "./shopper.ts";

// No other journey buys this product.
const venison = { code: "12001701", name: "Mijoté pour chien" };
const { soldOut, soldOutDetail } = cartTexts.line;

test.describe("a product that runs out in the cart", () => {
  test.use({ expectedNoise: /status of 422/ });
  test.afterEach(({ request }) =>
    request.post(`/_sandbox/variants/${venison.code}`, { data: { stock: 40 } }),
  );

  test("is refused in the API's words above its stock, is marked with the next answer, and can only be reduced or removed", async ({
    page,
    request,
  }) => {
    const setStock = (stock: number) =>
      request.post(`/_sandbox/variants/${venison.code}`, { data: { stock } });
    await openCartWith(page, `11000102,${venison.code}`, 2);
    const line = cartLine(page, venison.name);
    await expect(line).not.toContainText(soldOut);

    await setStock(3);
    await quantity(line).fill("5");
    await quantity(line).press("Enter");
    await expect(line.getByRole("alert")).toContainText("il n’en reste que 3 en stock");
    await expect(quantity(line)).toHaveValue("2");
    await expect(summary(page)).toContainText(subtotal("105,60 €"));

    await setStock(0);
    await more(cartLine(page, "Croquettes")).click();
    await expect(line).toContainText(soldOut);
    await expect(summary(page)).toContainText(subtotal("153,50 €"));
    await expect(line).toContainText(soldOutDetail);
    await more(line).click();
    await expect(line.getByRole("alert")).toContainText("ce format est en rupture de stock");
    await expect(quantity(line)).toHaveValue("2");

    await less(line).click();
    await expect(summary(page)).toContainText(subtotal("148,60 €"));
    await expect(page.getByRole("alert")).toHaveCount(0);
    await removal(line).click();
    await expect(line).toHaveCount(0);
    await expect(summary(page)).toContainText(total("138,70 €"));
    await expectCount(page, 3);
  });
});
