import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { type Searchable, searchFaq } from "./faq-search.ts";

const entry = (question: string, answer = "", keywords = ""): Searchable & { question: string } => ({
  question,
  answer,
  keywords,
  theme: { name: "Livraison" },
});
const delay = entry("Quand suis-je remboursé ?", "Sous 14 jours, par le même moyen.");
const broken = entry("Mon colis est arrivé abîmé", "Nous remplaçons ou remboursons.", "cassé percé");
const fees = entry("Combien coûte la livraison ?", "**4,90 €**, voir le [panier](/panier/secret/).");
const offered = entry("À partir de quel montant est-elle offerte ?", "Dès 49 € : le port est offert.");
const list = [fees, broken, delay];
const found = (query: string) => searchFaq(list, query).map(({ question }) => question);

describe("a search", () => {
  test.each([
    ["rembourse", [delay.question, broken.question]],
    ["REMBOURSÉ", [delay.question, broken.question]],
    ["remboursement", [delay.question, broken.question]],
    ["colis abime", [broken.question]],
    ["abîmé   colis", [broken.question]],
    ["mon colis est cassé", [broken.question]],
    ["combien coute la livraison ?", [fees.question]],
    ["livraison", [fees.question, broken.question, delay.question]],
    ["4,90", [fees.question]],
    ["secret", []],
    ["livrasion", [fees.question, broken.question, delay.question]],
    ["livaison", [fees.question, broken.question, delay.question]],
    ["rembuorsé", [delay.question, broken.question]],
    ["mon colsi est abimé", [broken.question]],
    ["livrasoin", []],
    ["clis", []],
    ["4,80", []],
    ["45890", []],
    ["dromadaire", []],
  ])("for %o finds what it means", (query, questions) => {
    expect(found(query)).toEqual(questions);
  });

  test("by another name for the same thing finds it", () => {
    const more = [...list, offered];
    expect(searchFaq(more, "livraison gratuite")).toEqual([offered]);
    expect(searchFaq(more, "envoi gratuit")).toEqual([offered]);
    expect(found("colis endommagé")).toEqual([broken.question]);
  });

  test("of several words finds what holds most of them, if nothing holds all", () => {
    expect(found("colis abîmé dromadaire")).toEqual([broken.question]);
    expect(found("livraison en dromadaire")).toEqual([fees.question, broken.question, delay.question]);
    expect(found("dromadaire chameau")).toEqual([]);
  });

  test("for nothing finds everything, in the list's order", () => {
    for (const query of ["", "  ", "?!", "…"]) expect(searchFaq(list, query)).toEqual(list);
  });

  test("puts the questions that say it before the answers that do", () => {
    expect(found("remboursés")[0]).toBe(delay.question);
  });

  test("takes no word that is written somewhere for another", () => {
    const near = [entry("Puis-je payer à la livraison ?"), entry("Livraisons libres et livres")];
    expect(searchFaq(near, "libres")).toEqual([near[1]]);
    expect(searchFaq(near, "livrer")).toEqual(near);
  });

  test("by words that stand everywhere still looks for them", () => {
    expect(found("comment")).toEqual([]);
    expect(found("quand")).toEqual([delay.question]);
  });
});

test("an entry is found by any whole word of its question, whatever its dress", () => {
  const words = list.flatMap((one) =>
    one.question.split(/[^\p{L}]+/u).flatMap((word) => (word.length > 3 ? [{ one, word }] : [])),
  );
  assertProperty(
    fc.property(fc.constantFrom(...words), fc.boolean(), ({ one, word }, loud) => {
      const query = loud ? word.toUpperCase() : word.normalize("NFD");
      expect(searchFaq(list, query)).toContain(one);
    }),
  );
});

test("more words never find more, and nothing typed breaks the search", () => {
  assertProperty(
    fc.property(fc.string(), fc.string(), (some, more) => {
      const both = searchFaq(list, `${some} ${more}`.slice(0, 100));
      expect(both.every((one) => list.includes(one))).toBe(true);
    }),
  );
});
