import { expect, test } from "vitest";
import {
  addToParcelHref,
  changeHref,
  isSubscriptionChange,
  subscriptionHistoryHref,
  subscriptionHref,
  subscriptionsHref,
} from "./subscription-href.ts";

test("an address names a change only if there is one", () => {
  expect(isSubscriptionChange("pause")).toBe(true);
  for (const name of [undefined, "", "pauses", "toString"]) expect(isSubscriptionChange(name)).toBe(false);
});

test("mails link to the list, to a subscription, to its tab and to a change", () => {
  expect(subscriptionsHref()).toBe("/mon-compte/mes-abonnements/");
  expect(subscriptionsHref(true)).toBe("/mon-compte/mes-abonnements/?tous=1");
  expect(subscriptionHref(7)).toBe("/mon-compte/mes-abonnements/7/");
  expect(subscriptionHref(7, "mon-abonnement")).toBe("/mon-compte/mes-abonnements/7/?onglet=mon-abonnement");
  expect(subscriptionHistoryHref(7)).toBe("/mon-compte/mes-abonnements/7/historique/");
  expect(changeHref(7, "echanger", { article: "12" })).toBe(
    "/mon-compte/mes-abonnements/7/?modifier=echanger&article=12",
  );
});

test("a product is added to the parcel from its page, or out of the cart", () => {
  expect(addToParcelHref("11000103")).toBe("/mon-compte/mes-abonnements/?modifier=ajouter&variante=11000103");
  expect(addToParcelHref("11000103", { fromCart: true })).toBe(
    "/mon-compte/mes-abonnements/?modifier=ajouter&variante=11000103&panier=1",
  );
});
