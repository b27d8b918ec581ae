import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { withShipping } from "../../../shared/cart/amounts/with-shipping.ts";
import { emptyCart } from "../../../shared/cart/cart.ts";
import type { Carrier } from "../../../shared/checkout/checkout-order.ts";
import { CheckoutShippingScreen } from "./checkout-shipping-screen.island.tsx";

const post: Carrier = { code: "poste", name: "La poste", description: "", price: 490, kind: "home" };
const truck: Carrier = { ...post, code: "camion", name: "Le camion", price: 990 };
const bike: Carrier = { ...post, code: "velo", name: "Le vélo", price: null };
const counted = { ...emptyCart.accounting, subtotal: 2000, shippingFees: 490, total: 2490 };

function recap(chosen: string, { carrierDue = false } = {}): string {
  const accounting = carrierDue ? withShipping(counted, null) : counted;
  const html = renderToStaticMarkup(
    <CheckoutShippingScreen
      layout={{
        ...{ order: "a", step: "livraison", steps: ["livraison"], reachable: ["livraison"], version: "1" },
        cart: { ...emptyCart, accounting },
      }}
      address={null}
      payment={null}
      carriers={[post, truck, bike]}
      chosen={{ carrier: chosen, pickupPoint: "" }}
      points={{}}
      tiles={null}
    />,
  );
  const lines = /<dl[^>]*>(.*?)<\/dl>/s.exec(html)?.[1] ?? "";
  return lines
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

test.each([
  ["the one of the order", "poste", {}, /Livraison 4,90 € Total 24,90 €/],
  ["another one, from a draft", "camion", {}, /Livraison 9,90 € Total 29,90 €/],
  ["the first, before one is chosen", "", { carrierDue: true }, /Livraison 4,90 € Total 24,90 €/],
  [
    "one from a draft, before one is chosen",
    "camion",
    { carrierDue: true },
    /Livraison 9,90 € Total 29,90 €/,
  ],
  ["one without a price", "velo", {}, /Livraison selon votre choix Total hors livraison 20,00 €/],
])("the recap counts the carrier that is checked: %s", (_, chosen, order, expected) => {
  expect(recap(chosen, order)).toMatch(expected);
});
