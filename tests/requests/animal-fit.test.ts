import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test } from "vitest";
import { fitChoiceTexts } from "../../client/features/fit/texts.ts";
import type { FitAnswer } from "../../shared/api/fit.ts";
import { rex } from "../rex.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const chicken = "MUS-CH-ADU-POU";
const catKibble = "MUS-CT-STE-POU";

const ownerOf = (draft: object, more = {}) =>
  visitor({ cookies: { "__Host-guideAnimal": encodeURIComponent(JSON.stringify(draft)), ...more } });

const fits = async (browser: Visitor, ...skus: string[]): Promise<FitAnswer> => {
  const answer = await browser.get(`/api/animals/fit?skus=${skus.join(",")}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  return answer.json();
};

const linesIn = (html: string) =>
  [...html.matchAll(/data-fit="([^"]+)"[^>]*>([^<]*)</g)].map(([, sku, text]) => `${sku} ${text}`);

describe("rations", () => {
  test("of a draft: what suits it, and why another does not", async () => {
    const { animals, fits: found } = await fits(
      ownerOf({ ...rex, feature: "allergy-chicken" }),
      chicken,
      "MUS-CH-ADU-BOE",
      catKibble,
    );
    expect(animals).toEqual([{ key: "nouveau", name: "Rex", kind: "dog" }]);
    expect(found[chicken]).toEqual({ text: "Pas pour Rex\u00a0: contient du poulet", suits: false });
    expect(found).not.toHaveProperty(catKibble);
  });

  test("of a customer's animals: each for its own species, none if nobody was chosen", async () => {
    const tokens = await logIn(people.hugo.email);
    const all = await fits(browserWith(tokens), chicken, catKibble);
    expect(all.animals.length).toBeGreaterThan(2);
    expect(Object.keys(all.fits).toSorted()).toEqual([chicken, catKibble].toSorted());
    const nobody = await fits(browserWith(tokens, { shownFor: "personne" }), chicken, catKibble);
    expect(nobody).toMatchObject({ chosen: "personne", fits: {} });
  });

  test("of the chosen animal come before those of another of its species", async () => {
    const tokens = await logIn(people.hugo.email);
    const cats = (await fits(browserWith(tokens), catKibble)).animals;
    const texts = await Promise.all(
      cats.map(async ({ key, name }) => {
        const { chosen, fits: found } = await fits(
          browserWith(tokens, { shownFor: key }),
          catKibble,
          chicken,
        );
        expect(chosen).toBe(key);
        return Object.values(found).some(({ text }) => text.includes(name));
      }),
    );
    expect(texts).not.toContain(false);
  });

  test("of all animals that eat the product are added up, those of a chosen one stand alone", async () => {
    const tokens = await logIn(people.hugo.email);
    const { meta } = await env.DB.prepare(
      "insert into animals (customerId, type, gender, name, birthday, weight, feeds, updatedAt) values (4, '2', '2', 'Zoé', '2022-09-14', 40, '[]', '2026-01-01')",
    ).run();
    onTestFinished(async () => {
      await env.DB.prepare("delete from animals where id = ?").bind(meta.last_row_id).run();
    });
    const all = await fits(browserWith(tokens), catKibble);
    const eaters = all.animals.filter(({ kind }) => kind === "cat");
    const alone = await Promise.all(
      eaters.map(({ key }) => fits(browserWith(tokens, { shownFor: key }), catKibble)),
    );
    const gramsIn = ({ fits: found }: FitAnswer) =>
      Number(/(\d+).g /.exec(found[catKibble]?.text ?? "")?.[1]);
    const eating = alone.filter(({ fits: found }) => found[catKibble]?.suits);
    expect(eating.length).toBeGreaterThan(1);
    expect(gramsIn(all)).toBe(eating.reduce((sum, one) => sum + gramsIn(one), 0));
    expect(all.fits[catKibble]?.text).toContain(" et ");
  });

  test("of a draft of the same species are left out once the account has an animal, unless the draft is chosen", async () => {
    const tokens = await logIn(people.camille.email);
    const draft = { guideAnimal: JSON.stringify(rex) };
    const [own, both, chosen] = await Promise.all(
      [{}, draft, { ...draft, shownFor: "nouveau" }].map((cookies) =>
        fits(browserWith(tokens, cookies), chicken),
      ),
    );
    expect(own?.fits[chicken]?.text).toBeDefined();
    expect(both?.fits).toEqual(own?.fits);
    expect(chosen?.fits[chicken]?.text).toContain("Rex");
  });

  test("say what they assume, until the animal is described", async () => {
    const { kind, weight, birthday } = rex;
    const brief = await fits(ownerOf({ kind, weight, birthday }), chicken);
    expect(brief.note).toEqual({
      text: "Supposés\u00a0: non stérilisé, silhouette idéale, activité moyenne, bonne santé.",
      link: { name: "Préciser", href: "/guide-croquettes/nouveau/" },
    });
    const whole = await fits(ownerOf(rex), chicken);
    expect(whole.note).toMatchObject({ link: { href: "/guide-croquettes/?autre=1" } });
    expect((await fits(ownerOf(rex), catKibble)).note).toBeNull();
  });

  test("of somebody else's animal are not shown", async () => {
    const { chosen } = await fits(ownerOf(rex, { "__Host-shownFor": "999999" }), chicken);
    expect(chosen).toBeNull();
  });

  test("of nobody are nobody's", async () => {
    expect(await fits(visitor(), chicken)).toEqual({ animals: [], chosen: null, note: null, fits: {} });
  });

  test("of the draft remain if the API does not answer", async () => {
    const browser = browserWith(await logIn(people.camille.email), {
      guideAnimal: JSON.stringify(rex),
    });
    await breakService({ service: "ecommerce", mode: "status", status: 500, path: "/shop/animals" });
    expect((await fits(browser, chicken)).animals).toEqual([{ key: "nouveau", name: "Rex", kind: "dog" }]);
  });
});

describe("a listing", () => {
  test("is the same for everybody: rations of an animal that each recipe is made for", async () => {
    const { html } = await visitor().visit("/chien/croquettes/");
    const lines = linesIn(html);
    expect(lines).toHaveLength(24);
    expect(lines[0]).toMatch(
      /^MUS-CH-\S+ Chien de \d+.kg.: \d+.g et \d,\d\d.€ par jour, en [\d.,×]+.(kg|g)$/,
    );
    const owner = await ownerOf(rex).visit("/chien/croquettes/");
    expect(linesIn(owner.html)).toEqual(lines);
    expect(owner.html).not.toContain("Rex");
  });

  test("sorted for the animal has what suits it first, the cheapest day before the others", async () => {
    const browser = ownerOf({ ...rex, feature: "allergy-beef" });
    const { html } = await browser.visit("/chien/croquettes/?tri=animal");
    const order = linesIn(html).map((line) => line.split(" ")[0] ?? "");
    const { fits: found } = await fits(browser, ...order);
    const suits = order.map((sku) => found[sku]?.suits ?? false);
    expect(suits).toEqual(suits.toSorted((one, other) => Number(other) - Number(one)));
    expect(new Set(suits).size).toBe(2);
    const prices = order.flatMap(
      (sku) =>
        /(\d+),(\d\d).€ par jour/
          .exec(found[sku]?.text ?? "")
          ?.slice(1)
          .join("") ?? [],
    );
    expect(prices.map(Number)).toEqual(prices.map(Number).toSorted((one, other) => one - other));
  });

  test("sorted for the animal reads in full the products of the page alone", async () => {
    const browser = ownerOf(rex);
    await browser.visit("/tous-les-produits/?tri=animal");
    const log = readLog();
    const { html } = await browser.visit("/tous-les-produits/?tri=animal");
    expect(Number(/(\d+) produits/.exec(html)?.[1])).toBeGreaterThan(100);
    const line: unknown = log().find(({ event }) => event === "request");
    const { cache } = line as { cache: Record<string, number> };
    const entries = Object.values(cache).reduce((sum, count) => sum + count, 0);
    expect(entries).toBeLessThan(60);
  });

  test("sorted for an animal that nobody described keeps its order and says so", async () => {
    const [plain, sorted] = await Promise.all(
      ["/chien/croquettes/", "/chien/croquettes/?tri=animal"].map(
        async (path) => (await visitor().visit(path)).html,
      ),
    );
    expect(linesIn(sorted ?? "")).toEqual(linesIn(plain ?? ""));
    expect(sorted).toContain(fitChoiceTexts.unsorted);
    expect(plain).not.toContain(fitChoiceTexts.unsorted);
  });
});

test("a listing sorted for an animal of the other species keeps its order and says so, too", async () => {
  const { html } = await ownerOf(rex).visit("/chat/croquettes/?tri=animal");
  expect(html).toContain(fitChoiceTexts.unsorted);
});
