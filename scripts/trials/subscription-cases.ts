import {
  changeHref,
  subscriptionHref,
  subscriptionsHref,
} from "../../shared/subscription/subscription-href.ts";
import { type Case, customer, forCustomer } from "./case.ts";

const id = 2;

const rhythms = [31, 42, 49, 62, 70, 77, 93];
let changes = 0;

export const subscriptionCases: Case[] = [
  forCustomer("Subscriptions", (browser) => browser.ask(subscriptionsHref())),
  forCustomer("One subscription", (browser) => browser.ask(subscriptionHref(id))),
  forCustomer("Its terms", (browser) => browser.ask(subscriptionHref(id, "mon-abonnement"))),
  forCustomer("Day of the next delivery", (browser) => browser.ask(changeHref(id, "date"))),
  forCustomer("Delivery sent now, recap", (browser) => browser.ask(changeHref(id, "envoyer"))),
  changed("Rhythm changed", "frequence", () => ({ rythme: String(rhythms[changes++ % rhythms.length]) })),
  changed("Quantities changed", "quantites", (fields) => ({
    ...fields,
    ...Object.fromEntries(
      Object.keys(fields)
        .filter((name) => /quant/i.test(name))
        .map((name) => [name, String(1 + (changes++ % 3))]),
    ),
  })),
];

function changed(
  name: string,
  change: Parameters<typeof changeHref>[1],
  fill: (fields: Record<string, string>) => Record<string, string>,
): Case {
  return {
    name,
    doneBy: "ecommerce",
    told: /^303 /,
    async prepare(shop) {
      const browser = await customer(shop);
      const path = changeHref(id, change);
      const fields = fieldsIn((await browser.ask(path)).text);
      return () => browser.post(path, { ...fields, ...fill(fields) });
    },
  };
}

function fieldsIn(html: string): Record<string, string> {
  const form = html.split("<form").find((part) => part.includes('name="version"')) ?? "";
  return Object.fromEntries(
    [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
      const [name, value = ""] = ["name", "value"].map(
        (key) => new RegExp(` ${key}="([^"]*)"`).exec(input)?.[1],
      );
      const isOpen = !/type="(radio|checkbox)"/.test(input) || input.includes(" checked");
      return name && isOpen ? [[name, value]] : [];
    }),
  );
}
