import { expect, test } from "vitest";
import { withChoices } from "./carried-choice.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const format = "https://museau.example/produits/croquettes/sac-2-kg/?source=recherche#formats";

test("a link to another format takes along what is chosen, and keeps its own parameters", () => {
  const subscribed = withChoices(format, formOf({ purchase: "subscription", interval: "30", quantity: "3" }));
  expect(subscribed).toBe(
    "https://museau.example/produits/croquettes/sac-2-kg/?source=recherche&achat=abonnement&quantite=3&rythme=30#formats",
  );
  expect(withChoices(subscribed, formOf({ purchase: "one-off", interval: "30", quantity: "2" }))).toBe(
    "https://museau.example/produits/croquettes/sac-2-kg/?source=recherche&achat=unique&quantite=2#formats",
  );
});
