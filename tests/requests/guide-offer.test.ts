import { describe, expect, test } from "vitest";
import { animalNotices } from "../../shared/animal/form/animal-form-screen.texts.ts";
import { offeredAnimalTexts } from "../../shared/guide/offered-animal.texts.ts";
import { rex } from "../rex.ts";
import { atSignIn, browserWith, logIn, logInAgain, noticeOf, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices, visitor } from "./visitor.ts";

mendAfterEach();

const cookie = "__Host-guideAnimal";
const result = "/guide-croquettes/nouveau/recommandations/";
const list = "/mon-compte/mes-animaux/";

const { name: _, ...nameless } = rex;
const { weight: _weight, ...unfinished } = rex;

const cookieOf = (draft: object) => ({ [cookie]: encodeURIComponent(JSON.stringify(draft)) });

interface Member {
  id: number;
  name: string;
  [name: string]: unknown;
}

async function customer(person: keyof typeof people, draft?: object) {
  const tokens = await logIn(people[person].email);
  const browser = browserWith(tokens);
  for (const [name, value] of Object.entries(draft ? cookieOf(draft) : {})) browser.cookies.set(name, value);
  const animals = async (name: string) =>
    (await askApi<{ "hydra:member"?: Member[] }>("GET", "animals?itemsPerPage=100", undefined, tokens)).body[
      "hydra:member"
    ]?.filter((one) => one.name === name) ?? [];
  return { browser, animals, tokens };
}

type Browser = Awaited<ReturnType<typeof customer>>["browser"];

const textAt = async (browser: Browser, path: string) => textOf((await browser.visit(path)).html);

describe("a visitor", () => {
  test("is led from the result to the login, and finds the offer there after it", async () => {
    const { tokens } = await customer("paul");
    const browser = visitor({ cookies: cookieOf(rex) });
    const { html } = await browser.visit(result);
    expect(textOf(html)).toContain("Enregistrer Rex");
    expect(html).toContain(`href="/connexion/?retour=${encodeURIComponent(result)}"`);
    logInAgain(browser, tokens);
    expect(await textAt(browser, result)).toContain("Ajouter Rex à mes animaux");
  });

  test("who presses after the session has ended signs in first, and nothing is written", async () => {
    const { animals } = await customer("paul");
    const browser = visitor({ cookies: cookieOf(rex) });
    const answer = await browser.post(result);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/connexion/?retour=${encodeURIComponent(result)}`,
    ]);
    expect(await animals("Rex")).toEqual([]);
    expect(browser.cookies.has(cookie)).toBe(true);
  });
});

describe("the offer stands", () => {
  test.each([
    ["paul", result],
    ["paul", `${list}ajouter/`],
    ["paul", "/mon-compte/"],
    ["camille", list],
    ["camille", "/mon-compte/"],
  ] as const)("for %s at %s, where a draft waits", async (person, path) => {
    const { browser } = await customer(person, rex);
    const { html } = await browser.visit(path);
    expect(textOf(html)).toContain("Ajouter Rex à mes animaux");
    expect(html).toMatch(new RegExp(`<form[^>]*action="${result}"`));
  });

  test("in the place of a list without animals", async () => {
    const { browser } = await customer("paul", rex);
    const { path, html } = await browser.visit(list);
    expect(path).toBe(`${list}ajouter/`);
    expect(textOf(html)).toContain("Ajouter Rex à mes animaux");
  });

  test.each([undefined, { kind: "dog" }])("nowhere without answers (%j)", async (draft) => {
    const { browser } = await customer("camille", draft);
    for (const path of [list, "/mon-compte/"])
      expect(await textAt(browser, path)).not.toMatch(textPattern(offeredAnimalTexts.title));
  });

  test("as a way on with the questions, where some are left", async () => {
    const { browser } = await customer("camille", unfinished);
    const { html } = await browser.visit(list);
    expect(textOf(html)).toContain("Il manque quelques réponses pour ajouter Rex");
    expect(html).toContain('href="/guide-croquettes/nouveau/"');
    expect(html).not.toContain(`action="${result}"`);
  });
});

describe("one press", () => {
  test("adds the animal with every answer, clears the draft, and the guide goes on under its id", async () => {
    const { browser, animals } = await customer("nora", rex);
    const answer = await browser.post(result);
    const [added] = await animals("Rex");
    const own = `/guide-croquettes/${added?.id}/recommandations/`;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, own]);
    expect(added).toMatchObject({
      type: "/api/v2/shop/animal-types/1",
      gender: "/api/v2/shop/animal-genders/1",
      breed: "/api/v2/shop/animal-breeds/dachshund",
      birthday: expect.stringContaining("2022-09-14"),
      weight: 8.4,
      sterilized: true,
      condition: 3,
    });
    expect(browser.cookies.has(cookie)).toBe(false);
    const text = await textAt(browser, own);
    expect(text).toContain("Rex fait maintenant partie de vos animaux.");
    expect(text).toContain("Pour Rex");
    expect(text).not.toContain("Ajouter Rex");
  });

  test("twice at once, and once more from an old page, makes one", async () => {
    const { browser, animals, tokens } = await customer("nora", { ...rex, name: "Jumeau" });
    const answers = await Promise.all([browser.post(result), browser.post(result)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const old = browserWith(tokens, {});
    old.cookies.set(cookie, encodeURIComponent(JSON.stringify({ ...rex, name: "Jumeau" })));
    await old.post(result);
    expect(await animals("Jumeau")).toHaveLength(1);
    expect((await browser.post(result)).headers.get("location")).toBe("/guide-croquettes/?autre=1");
    expect(await animals("Jumeau")).toHaveLength(1);
  });

  test("whose answer is lost is read again: it is told as added", async () => {
    const { browser, animals } = await customer("nora", { ...rex, name: "Perdu" });
    await breakService({ service: "ecommerce", mode: "lost", path: "/shop/animals", method: "POST" });
    const answer = await browser.post(result);
    await mendServices();
    expect(answer.status).toBe(303);
    expect(await animals("Perdu")).toHaveLength(1);
    expect(browser.cookies.has(cookie)).toBe(false);
  });

  test("in an outage comes back with its reason and the draft", async () => {
    const { browser, animals } = await customer("nora", { ...rex, name: "Patient" });
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/animals", method: "POST" });
    const answer = await browser.post(result);
    const text = textOf(await answer.text());
    await mendServices();
    expect(answer.status).toBe(503);
    expect(text).toMatch(textPattern(animalNotices.notSaved));
    expect(text).toContain("Ajouter Patient à mes animaux");
    expect(browser.cookies.has(cookie)).toBe(true);
    expect(await animals("Patient")).toEqual([]);
  });

  test("of a draft with a gap leads to its question, and writes nothing", async () => {
    const { browser, animals } = await customer("nora", { ...unfinished, name: "Trou" });
    const answer = await browser.post(result);
    expect(answer.headers.get("location")).toBe("/guide-croquettes/nouveau/?question=poids");
    expect(await animals("Trou")).toEqual([]);
  });

  test("of another site is refused", async () => {
    const { browser, animals } = await customer("nora", { ...rex, name: "Ailleurs" });
    const headers = { Origin: "https://ailleurs.example", "Sec-Fetch-Site": "cross-site" };
    expect((await browser.post(result, {}, { headers })).status).toBe(403);
    expect(await animals("Ailleurs")).toEqual([]);
  });

  test("is for the draft alone: an animal of the account is not added again", async () => {
    const { browser } = await customer("camille", rex);
    expect((await browser.post("/guide-croquettes/1/recommandations/")).status).toBe(404);
  });
});

describe("a draft without a name", () => {
  test("has the name asked beside the button", async () => {
    const { browser, animals } = await customer("nora", nameless);
    const { html } = await browser.visit(result);
    expect(textOf(html)).toContain(offeredAnimalTexts.name.dog);
    expect(html).toMatch(/<input[^>]*name="name"/);
    const refused = await browser.post(result, { name: " " });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toMatch(/<input(?=[^>]*name="name")(?=[^>]*aria-invalid="true")/);
    const answer = await browser.post(result, { name: "Filou" });
    const [filou] = await animals("Filou");
    expect(answer.headers.get("location")).toBe(`/guide-croquettes/${filou?.id}/recommandations/`);
  });

  test("is no way to rename one that has a name", async () => {
    const { browser, animals } = await customer("nora", { ...rex, name: "Vrai" });
    await browser.post(result, { name: "Faux" });
    expect([await animals("Vrai"), await animals("Faux")].map(({ length }) => length)).toEqual([1, 0]);
  });
});

describe("a registration with a described animal", () => {
  const register = async (email: string, draft: object, wanted = result) => {
    const shopper = atSignIn(`/connexion/?retour=${encodeURIComponent(wanted)}`, {
      guideAnimal: JSON.stringify(draft),
    });
    const answer = await shopper.take("registration", {
      ...{ email, gender: "f", firstName: "Nina", lastName: "Petit", birthday: "1990-05-17" },
      ...{ password: "trois gamelles vides", acceptTerms: "on" },
    });
    return { ...shopper, answer };
  };

  test("adds it, says so with a way to undo it, and leads to its own result", async () => {
    const { browser, answer } = await register("nina.rex@exemple.fr", rex);
    const own = /^\/guide-croquettes\/(\d+)\/recommandations\/$/.exec(answer.headers.get("location") ?? "");
    expect([answer.status, own]).toEqual([303, expect.anything()]);
    expect(browser.cookies.has(cookie)).toBe(false);
    const { html } = await browser.visit(own?.[0] ?? "");
    expect(textOf(html)).toMatch(/Bienvenue Nina, .* Rex fait maintenant partie de vos animaux/);
    const undo = `/mon-compte/mes-animaux/${own?.[1]}/modifier/?supprimer=mistake`;
    expect(html).toContain(`href="${undo}"`);
    const removal = await browser.visit(undo);
    expect(removal.html).toMatch(/<input(?=[^>]*value="mistake")(?=[^>]*checked)/);
    expect((await browser.post(undo, { reason: "mistake" })).status).toBe(303);
    expect((await browser.visit(list)).path).toBe(`${list}ajouter/`);
  });

  test("leads to any other wanted page, which says it too", async () => {
    const { browser, answer } = await register("nina.panier@exemple.fr", rex, "/panier/");
    expect(answer.headers.get("location")).toBe("/panier/");
    const { html } = await browser.visit("/panier/");
    expect(html).toMatch(/Rex fait maintenant partie de vos animaux.*supprimer=mistake/s);
  });

  test.each([
    ["without a name", nameless],
    ["with a gap", unfinished],
  ])("keeps a draft %s, to be offered", async (what, draft) => {
    const { browser, answer } = await register(`nina.${what.length}@exemple.fr`, draft, "/panier/");
    expect(answer.status).toBe(303);
    expect(browser.cookies.has(cookie)).toBe(true);
    expect(noticeOf(browser)).not.toContain("animaux");
  });

  test("opens the account in an outage of animals, and keeps the draft", async () => {
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/animals", method: "POST" });
    const { browser, answer } = await register("nina.panne@exemple.fr", rex, "/panier/");
    await mendServices();
    expect(answer.status).toBe(303);
    expect(noticeOf(browser)).toContain("Bienvenue Nina");
    expect(noticeOf(browser)).not.toContain("Rex");
    expect(browser.cookies.has(cookie)).toBe(true);
  });
});
