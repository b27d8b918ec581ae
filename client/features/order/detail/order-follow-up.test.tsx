import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { emptyCart } from "../../../../shared/cart/cart.ts";
import type { PlacedOrder } from "../../../../shared/order/order-view.ts";
import { OrderFollowUp } from "./order-follow-up.tsx";

const order: PlacedOrder = {
  token: "token",
  number: "MUS1",
  orderedOn: null,
  status: null,
  cart: emptyCart,
  billing: null,
  payment: "paid",
  refunded: null,
  toPay: null,
  isSent: true,
  isPartlySent: false,
  isCancellable: false,
  isClaimable: false,
  subscriptionHref: null,
  hasSubscription: false,
};

const whileParcelsAreAwaited = (payment: PlacedOrder["payment"]) =>
  renderToStaticMarkup(
    <OrderFollowUp order={{ ...order, payment }} followUp={new Promise(() => {})} subscription={null} />,
  );

test("the way out of the contract does not wait for parcels", () => {
  expect(whileParcelsAreAwaited("paid")).toMatch(
    /href="\/renoncer-au-contrat\/\?commande=MUS1">Renoncer au contrat ici<\/a><p[^>]*>Possible pendant 14 jours/,
  );
  expect(whileParcelsAreAwaited("refunded")).not.toContain("renoncer-au-contrat");
});
