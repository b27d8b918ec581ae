import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { emptyCart } from "../../../../shared/cart/cart.ts";
import type { PlacedOrder } from "../../../../shared/order/order-view.ts";
import * as clock from "../../../../shared/time/clock.ts";
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

const whileParcelsAreAwaited = (change: Partial<PlacedOrder>) =>
  renderToString(
    <OrderFollowUp
      order={{ ...order, orderedOn: clock.date().toISOString(), hasSubscription: true, ...change }}
      followUp={new Promise(() => {})}
    />,
  );

const withdrawal =
  /href="\/renoncer-au-contrat\/\?commande=MUS1">Renoncer au contrat ici<\/a><p[^>]*>Possible pendant 14 jours/;

test("the ways out of the contract do not wait for parcels, which do not replace them", () => {
  const lasting = whileParcelsAreAwaited({}).replace(/<!--\$[?!]-->.*?<!--\/\$-->/gs, "");
  expect(lasting).toMatch(withdrawal);
  expect(lasting).toContain('href="/resilier-mon-abonnement/?contrat=MUS1"');
  expect(whileParcelsAreAwaited({ payment: "refunded" })).not.toContain("renoncer-au-contrat");
});

test("only parcels tell whether the withdrawal of an old order is over", () => {
  const html = whileParcelsAreAwaited({ orderedOn: "2020-01-15T10:00:00+01:00" });
  expect(html.replace(/<template[^>]*>.*?<\/template>/g, "")).not.toContain("renoncer-au-contrat");
});
