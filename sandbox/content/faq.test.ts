import { expect, test } from "vitest";
import { searchFaq } from "../../shared/content/faq-search.ts";
import { repeated } from "./all-content.ts";
import { faqQuestionSchema } from "./entries/faq.ts";
import { faq, faqThemes } from "./faq.ts";

test("the FAQ has its themes and questions, each with an address of its own", () => {
  expect(faqThemes.length).toBeGreaterThanOrEqual(7);
  expect(faq.length).toBeGreaterThanOrEqual(45);
  expect(repeated([...faqThemes, ...faq].map(({ slug }) => slug))).toEqual([]);
  expect(repeated(faq.map(({ question }) => question))).toEqual([]);
  for (const question of faq) expect(faqQuestionSchema.parse(question)).toEqual(question);
});

test.each([
  ["remise de 10 %", "comment-fonctionne-abonnement"],
  ["4 jours avant", "modifier-livraison-abonnement"],
  ["resilier", "arreter-abonnement"],
  ["colis abime", "colis-abime"],
  ["frais de port", "frais-de-livraison"],
  ["belgique luxembourg", "pays-livres"],
  ["mot de passe", "mot-de-passe-oublie"],
  ["facture pdf", "facture"],
  ["transition", "transition-alimentaire"],
  ["combien de grammes", "calculer-la-ration"],
  ["sac ouvert", "sac-ouvert"],
  ["avis", "avis-verifies"],
  ["magasins", "ou-sont-les-magasins"],
  ["bi-nutrition", "bi-nutrition-quelles-recettes"],
])("a shopper who types %o finds %s", (query, slug) => {
  expect(searchFaq(faq, query).map((entry) => entry.slug)).toContain(slug);
});
