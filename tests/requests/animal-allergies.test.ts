import { describe, expect, test } from "vitest";
import { animalFormTexts } from "../../shared/animal/form/animal-form.texts.ts";
import { noAdviceTexts } from "../../shared/guide/no-advice.texts.ts";
import { rex } from "../rex.ts";
import { postFormsIn } from "../rigs/posted-forms.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { plainText, textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { mendAfterEach, visitor } from "./visitor.ts";

mendAfterEach();

const guide = "/guide-croquettes/nouveau/";
const result = `${guide}recommandations/`;
const health = `${guide}?question=sante`;
const cookie = "__Host-guideAnimal";

const ownerOf = (draft: object) =>
  visitor({ cookies: { [cookie]: encodeURIComponent(JSON.stringify(draft)) } });

const draftIn = (browser: ReturnType<typeof visitor>) =>
  JSON.parse(decodeURIComponent(browser.cookies.get(cookie) ?? "null")) as Record<string, unknown>;

const resultOf = async (draft: object) => {
  const { html } = await ownerOf(draft).visit(`${result}?tout=1`);
  const advised = html.slice(html.indexOf("<article"), html.indexOf("D’après vos réponses"));
  const names = [...advised.matchAll(/<a [^>]*href="\/produits\/[^>]*>(?:<span[^>]*>.*?<strong>)?([^<]+)/g)];
  return { html, text: textOf(html), foods: names.map(([, name]) => name).join(", ") };
};

describe("an allergy beside another trouble", () => {
  test("is told without scripts on the page of the health, in one press, and can be taken back", async () => {
    const browser = ownerOf(rex);
    expect((await browser.visit(health)).html).toMatch(/name="allergies"[^>]*value="allergy-beef"/);
    const answer = await browser.post(health, {
      allergies: ["allergy-beef", "allergy-fish"],
      feature: "joints",
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, result]);
    expect(draftIn(browser)).toMatchObject({
      feature: "joints",
      allergies: ["allergy-beef", "allergy-fish"],
    });
    expect((await browser.visit(health)).html).toMatch(
      /name="allergies"[^>]*(?:checked=""[^>]*value="allergy-beef"|value="allergy-beef"[^>]*checked="")/,
    );
    await browser.post(health, { feature: "joints" });
    expect(draftIn(browser).allergies ?? []).toEqual([]);
  });

  test("leaves out its proteins, and the other trouble still decides what is best", async () => {
    const { text, foods } = await resultOf({ ...rex, feature: "joints", allergies: ["allergy-beef"] });
    expect(foods).toMatch(/Croquettes/);
    expect(foods).not.toMatch(/bœuf|veau/i);
    expect(text).toMatch(/articulations fragiles, allergie au bœuf/);
    expect((await resultOf({ ...rex, feature: "joints" })).foods).toMatch(/bœuf/i);
  });

  test("joins a second allergy told as the answer itself", async () => {
    const { foods } = await resultOf({ ...rex, feature: "allergy-chicken", allergies: ["allergy-beef"] });
    expect(foods).not.toMatch(/bœuf|poulet|dinde|canard/i);
  });

  test("leaves an illness to the veterinarian, and both stand in the summary", async () => {
    const { text } = await resultOf({ ...rex, feature: "kidney", allergies: ["allergy-fish"] });
    expect(text).toContain(plainText(noAdviceTexts.none.pathology.title));
    expect(text).toMatch(/maladie rénale, allergie au poisson/);
    expect(text).not.toMatch(/\d+\sg par jour/);
  });

  test("counts in rations beside products", async () => {
    const browser = ownerOf({ ...rex, feature: "joints", allergies: ["allergy-chicken"] });
    const answer = await browser.get("/api/animals/fit?skus=MUS-CH-ADU-POU");
    expect(await answer.text()).toContain("contient du poulet");
  });
});

test("a draft of an earlier build, without that answer, is complete as it was", async () => {
  const { text } = await resultOf(rex);
  expect(text).toContain("Pour Rex");
});

test.each([[["kidney"]], [["x"]], ["allergy-beef"]])(
  "%j is no allergy: a posted form is refused, a draft is asked again or read without it",
  async (allergies) => {
    const refused = await ownerOf(rex).post(health, { allergies, feature: "none" });
    const isAllergy = allergies === "allergy-beef";
    expect(refused.status).toBe(isAllergy ? 303 : 422);
    const { path } = await ownerOf({ ...rex, allergies }).visit(result);
    expect([result, health]).toContain(path);
  },
);

describe("in an account", () => {
  const customer = async (person: keyof typeof people) => {
    const tokens = await logIn(people[person].email);
    const animals = async () =>
      (
        await askApi<{
          "hydra:member": { id: number; name: string; feature: string; allergies: string[] }[];
        }>("GET", "animals?itemsPerPage=100", undefined, tokens)
      ).body["hydra:member"];
    return { browser: browserWith(tokens), animals };
  };

  const editForm = async (browser: ReturnType<typeof visitor>, page: string) =>
    postFormsIn((await browser.visit(`${page}modifier/`)).html).find(({ fields }) => fields.version);

  test("both come with the draft, stand on the page of the animal, and its form changes them", async () => {
    const { browser, animals } = await customer("paul");
    const draft = { ...rex, name: "Ulysse", feature: "joints", allergies: ["allergy-beef"] };
    browser.cookies.set(cookie, encodeURIComponent(JSON.stringify(draft)));
    expect((await browser.post(result, {})).status).toBe(303);
    const own = async () => (await animals()).find(({ name }) => name === "Ulysse");
    const added = await own();
    expect(added).toMatchObject({
      feature: expect.stringMatching(/\/joints$/),
      allergies: [expect.stringMatching(/\/allergy-beef$/)],
    });
    const page = `/mon-compte/mes-animaux/${added?.id ?? 0}/`;
    expect(textOf((await browser.visit(page)).html)).toContain("Articulations fragiles, allergie au bœuf");
    const { html } = await browser.visit(`${page}modifier/`);
    expect(textOf(html)).toContain(plainText(animalFormTexts.allergiesHint));
    for (const allergies of [["allergy-fish", "allergy-grain"], []]) {
      const { version = "" } = (await editForm(browser, page))?.fields ?? {};
      const saved = await browser.post(`${page}modifier/`, {
        ...draft,
        birthday_mode: "date",
        version,
        allergies,
      });
      expect(saved.status).toBe(303);
      expect((await own())?.allergies).toHaveLength(allergies.length);
    }
  });

  test("the API takes no illness as an allergy", async () => {
    const tokens = await logIn(people.hugo.email);
    const change = (allergies: string[]) =>
      askApi(
        "PUT",
        "animals/4",
        { allergies: allergies.map((one) => `/api/v2/shop/animal-features/${one}`) },
        tokens,
      );
    expect((await change(["kidney"])).status).toBe(422);
    expect((await change(["allergy-fish"])).status).toBe(200);
    expect((await change([])).status).toBe(200);
  });
});
