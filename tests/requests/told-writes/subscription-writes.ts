import { departureFrom } from "../../../shared/delivery/departure.ts";
import * as clock from "../../../shared/time/clock.ts";
import { dayAfter, dayInParis } from "../../../shared/time/wall-clock.ts";
import { newAddress } from "../checkout-shopper.ts";
import { stepFieldsAt, stepPath } from "../subscription-step.ts";
import type { Visitor } from "../visitor.ts";
import { camille } from "./customers.ts";
import type { Write } from "./write.ts";

const subscription = 2;

const ofSubscription = (
  method: Write["method"],
  change: string,
  fill: (fields: Record<string, string>) => Record<string, string>,
  {
    id = subscription,
    moreOf = async () => "",
  }: { id?: number; moreOf?: (browser: Visitor) => Promise<string> } = {},
): Write => ({
  path: "/shop/subscriptions",
  method,
  prepare: async () => {
    const browser = await camille();
    const path = stepPath(id, change, await moreOf(browser));
    const fields = await stepFieldsAt(browser, path);
    return { browser, send: () => browser.post(path, { ...fields, ...fill(fields) }) };
  },
});

const linesIn = (fields: Record<string, string>): string[] =>
  Object.keys(fields).flatMap((name) => /^quantite-(.+)/.exec(name)?.[1] ?? []);

const linesAt = async (browser: Visitor) =>
  linesIn(await stepFieldsAt(browser, stepPath(subscription, "quantites")));

export const subscriptionWrites: Record<string, Write> = {
  "subscription: rhythm": ofSubscription("PATCH", "frequence", ({ rythme }) => ({
    rythme: rythme === "31" ? "42" : "31",
  })),
  "subscription: quantities": ofSubscription("PATCH", "quantites", (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => /quant/i.test(name))
        .map(([name, quantity]) => [name, String(Number(quantity) + 1)]),
    ),
  ),
  "subscription: article swapped": ofSubscription("PATCH", "echanger", () => ({ variante: "21000202" }), {
    moreOf: async (browser) => `&article=${(await linesAt(browser))[0]}`,
  }),
  "subscription: addresses": ofSubscription("PATCH", "adresses", () =>
    newAddress("shippingAddress", { firstName: "Camille", lastName: "Durand" }),
  ),
  "subscription: carrier": ofSubscription("PATCH", "livraison", () => ({
    transporteur: "transporteur-lourd",
  })),
  "subscription: card page": {
    ...ofSubscription("POST", "paiement", () => ({})),
    next: /^\/_sandbox\/paiement\/carte\//,
  },
  "subscription: date": ofSubscription("PATCH", "date", ({ nextShipmentDate = "" }) => ({
    nextShipmentDate: departureFrom(dayAfter(nextShipmentDate, 7)),
  })),
  "subscription: coupon": ofSubscription("POST", "code", () => ({ couponCode: "FIDELE10" })),
  "subscription: coupon removed": ofSubscription("DELETE", "code", () => ({
    couponCode: "",
    retirer: "FIDELE10",
  })),
  "subscription: article added": ofSubscription("POST", "ajouter", () => ({ quantite: "2" }), {
    moreOf: async () => "&variante=11000201",
  }),
  "subscription: article removed": ofSubscription("DELETE", "quantites", (fields) => ({
    [`retirer-${linesIn(fields).at(-1)}`]: "on",
  })),
  "subscription: sent now": ofSubscription("POST", "envoyer", () => ({})),
  "subscription: pause": ofSubscription("POST", "pause", () => ({
    until: dayAfter(dayInParis(clock.date()), 35),
  })),
  "subscription: resumed": ofSubscription("POST", "reprise", () => ({})),
  "subscription: ended": ofSubscription(
    "POST",
    "resiliation",
    () => ({ reason: "price", message: "Trop cher." }),
    { id: 1 },
  ),
};
