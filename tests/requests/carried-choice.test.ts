import { expect, test } from "vitest";
import { elementsIn, parsePage } from "./parsed-page.ts";
import { visitor } from "./visitor.ts";

const product = "/produits/croquettes-chiot-poulet-riz/";

async function formAt(query: string): Promise<Record<string, string | undefined>> {
  const page = parsePage((await visitor().visit(product + query)).html);
  const inputs = elementsIn(page).filter(({ tag }) => tag === "input");
  const chosenIn = (name: string) =>
    inputs
      .filter(({ attributes }) => attributes.get("name") === name)
      .find(({ attributes }) => attributes.get("type") !== "radio" || attributes.has("checked"))
      ?.attributes.get("value");
  return { purchase: chosenIn("purchase"), quantity: chosenIn("quantity") };
}

test.each([
  ["", { purchase: "one-off", quantity: "1" }],
  ["?achat=unique&quantite=3", { purchase: "one-off", quantity: "3" }],
  ["?achat=abonnement&quantite=2&rythme=31", { purchase: "subscription", quantity: "2" }],
  ["?achat=abonnement&quantite=2&rythme=30", { purchase: "one-off", quantity: "1" }],
  ["?achat=unique&quantite=abc", { purchase: "one-off", quantity: "1" }],
])("choices that a link to a format carries are shown: %s", async (query, expected) => {
  expect(await formAt(query)).toEqual(expected);
});
