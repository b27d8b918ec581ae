import { animalHref } from "../../shared/animal/animal-href.ts";
import { draftKey, guideHref, guideResultHref } from "../../shared/guide/guide-href.ts";
import type { MenuChoices } from "../../shared/menu/menu-choices.ts";
import { menuHref } from "../../shared/menu/menu-guide.ts";
import { href } from "../../shared/routes.ts";
import { rex } from "../../tests/rex.ts";
import { type Case, forCustomer, forNewcomer, screen } from "./case.ts";
import type { Answer, Browser } from "./shop.ts";

const weight = guideHref(draftKey, "poids");
const result = guideResultHref(draftKey);

const email = "hugo.bernard@example.fr";
const place = { guide: "biNutrition", animal: "4" } as const;
const choices: MenuChoices = { frequency: 7, kibble: "MUS-CT-STE-DIN", wet: ["MUS-CT-PAT-STE"], meals: 2 };

export const guideCases: Case[] = [
  screen("Guide: entrance", href("guide-croquettes")),
  withDraft("Guide: question", (browser) => browser.ask(weight)),
  withDraft("Guide: answer", (browser) => browser.post(weight, { weight: "8,6" })),
  withDraft("Guide: result", (browser) => browser.ask(result)),
  forCustomer("Guide: result of one's own animal", (browser) => browser.ask(guideResultHref("1"))),
  forNewcomer(
    "Guide: animal kept",
    ({ browser }) => {
      keepDraft(browser);
      return browser.post(result, {});
    },
    { doneBy: "ecommerce", told: /^303 Rex fait maintenant partie de vos animaux/ },
  ),
  forCustomer("Menu: foods", (browser) => browser.ask(menuHref(place, "selection")), { email }),
  forCustomer("Menu: result", (browser) => browser.ask(menuHref(place, "resultat", choices)), { email }),
  forCustomer("One animal", (browser) => browser.ask(animalHref(1))),
];

function withDraft(name: string, visit: (browser: Browser) => Promise<Answer>): Case {
  return {
    name,
    isFirst: true,
    async prepare(shop) {
      const browser = shop.browser();
      keepDraft(browser);
      return () => visit(browser);
    },
  };
}

const keepDraft = ({ cookies }: Browser) =>
  cookies.set("guideAnimal", encodeURIComponent(JSON.stringify(rex)));
