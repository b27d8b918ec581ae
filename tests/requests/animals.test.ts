import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { animalsScreenTexts } from "../../shared/animal/animals-screen.texts.ts";
import { animalFormScreenTexts, animalNotices } from "../../shared/animal/form/animal-form-screen.texts.ts";
import { animalRemovalTexts } from "../../shared/animal/removal/animal-removal.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { browserWith, logIn, logInAgain, people } from "./customer.ts";
import { holdCalls, isPending } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const list = "/mon-compte/mes-animaux/";
const add = `${list}ajouter/?espece=chat`;
const profile = `${list}2/`;
const edit = `${profile}modifier/`;

const cat = {
  name: "Plume",
  gender: "female",
  breed: "european",
  birthday_mode: "date",
  birthday: "2021-05-04",
  weight: "4,26",
  sterilized: "yes",
  condition: "4",
  activity: "low",
  feature: "hairballs",
  feeds: "kibble",
  kibbleBrand: "museau",
  oldKibbleBrand: "",
  onlyThisBrand: "on",
};

interface Member {
  id: number;
  name: string;
  [name: string]: unknown;
}

async function customer(person: keyof typeof people = "camille") {
  const tokens = await logIn(people[person].email);
  const animals = async () =>
    (await askApi<{ "hydra:member": Member[] }>("GET", "animals?itemsPerPage=100", undefined, tokens)).body[
      "hydra:member"
    ];
  return { browser: browserWith(tokens), animals, tokens };
}

async function look(browser: Visitor, path = list) {
  const { answer, html } = await browser.visit(path);
  return { status: answer.status, html, text: textOf(html), headers: answer.headers };
}

const formOf = async (browser: Visitor, path = edit) => {
  const { html } = await look(browser, path);
  return { html, version: /name="version" value="([^"]*)"/.exec(html)?.[1] ?? "" };
};

describe("the list", () => {
  test("needs a login, and is returned to after it", async () => {
    const answer = await visitor().get(list);
    expect(answer.headers.get("location")).toBe(`/connexion/?retour=${encodeURIComponent(list)}`);
  });

  test("shows photo, name, breed, age and weight, and leads to every step", async () => {
    const { browser } = await customer();
    const { status, html, text, headers } = await look(browser);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(headers.get("x-robots-tag")).toContain("noindex");
    expect(text).toMatch(/Oslo Race Border collie Âge \d+ ans Poids [\d,]+\skg/);
    for (const step of ["1/", "1/modifier/", "1/?modifier=photo", "1/modifier/?supprimer=1", "ajouter/"]) {
      expect(html).toContain(`href="${list}${step}"`);
    }
  });

  test("without an animal it leads to the first one", async () => {
    const { browser } = await customer("paul");
    const answer = await browser.get(list);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `${list}ajouter/`]);
    expect((await look(browser, `${list}ajouter/`)).text).toMatch(textPattern(animalFormScreenTexts.first));
  });

  test("tells the ration of a day, except where a veterinarian decides or nobody knows who does", async () => {
    const need = /Ration (\d[\d\s]*) kcal par jour/g;
    const rations = async ({ browser }: { browser: Visitor }) => [
      ...(await look(browser)).text.matchAll(need),
    ];
    expect(await rations(await customer())).toHaveLength(2);
    // Her cat is ill.
    expect(await rations(await customer("marguerite"))).toHaveLength(1);
    await breakService({ service: "content", mode: "status", status: 503, path: "/b2c-recommendation" });
    expect(await rations(await customer("hugo"))).not.toEqual([]);
  });

  test("an outage says so, and leads nowhere else", async () => {
    const { browser } = await customer("paul");
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/animals" });
    const log = readLog();
    const { status, text } = await look(browser);
    expect(status).toBe(503);
    expect(text).toContain(animalsScreenTexts.down.title);
    expect(log().map(({ event }) => event)).toContain("animals not shown");
  });

  test("an animal of which little is known stands with what is known", async () => {
    const { browser } = await customer("gerard");
    const { text } = await look(browser);
    expect(text).toContain("Princesse Mirza-Joséphine");
    expect(text).toContain(animalsScreenTexts.incomplete);
    expect(text).toContain(animalsScreenTexts.unknown);
  });
});

describe("a new animal", () => {
  test("is a dog or a cat by the address", async () => {
    const { browser } = await customer();
    const { html, text } = await look(browser, `${list}ajouter/`);
    expect(text).toMatch(textPattern(animalFormScreenTexts.which));
    expect(html).toContain(`href="${list}ajouter/?espece=chien"`);
    expect((await look(browser, `${list}ajouter/?espece=cheval`)).text).toMatch(
      textPattern(animalFormScreenTexts.which),
    );
  });

  test("has every question with the words of the API, and a list of breeds that works without scripts", async () => {
    const { browser } = await customer();
    const { html, text } = await look(browser, add);
    expect(html).toMatch(/<select[^>]*name="breed"/);
    expect(html).toMatch(/<option value="european">/);
    expect(html).not.toMatch(/<option value="border-collie">/);
    expect(html.match(/<svg[^>]*viewBox="0 0 96 172"/g)).toHaveLength(5);
    expect(text).toContain("Les côtes se sentent sous une fine couche de graisse");
    expect(text).toContain("Dort presque toute la journée et joue peu");
    expect(text).not.toMatch(/promenade|travail, sport|chasse/i);
    expect(text).toContain("Boules de poils");
  });

  test("is written with references, its weight to a tenth, and its page says so once", async () => {
    const { browser, animals } = await customer();
    const answer = await browser.post(add, cat);
    const plume = (await animals()).find(({ name }) => name === "Plume");
    const own = `${list}${plume?.id}/`;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, own]);
    expect(plume).toMatchObject({
      type: "/api/v2/shop/animal-types/2",
      gender: "/api/v2/shop/animal-genders/2",
      breed: "/api/v2/shop/animal-breeds/european",
      birthday: expect.stringContaining("2021-05-04"),
      weight: 4.3,
      sterilized: true,
      condition: 4,
      feeds: ["/api/v2/shop/animal-feeds/kibble"],
      onlyThisBrand: true,
    });
    const said = "Plume fait maintenant partie de vos animaux.";
    expect((await look(browser, own)).text).toContain(said);
    expect((await look(browser, own)).text).not.toContain(said);
  });

  test("whether it eats only its brand is not written of a brand without a name", async () => {
    const { browser, animals } = await customer();
    await browser.post(add, { ...cat, name: "Ficelle", kibbleBrand: "unknown" });
    expect((await animals()).find(({ name }) => name === "Ficelle")).toMatchObject({ onlyThisBrand: false });
  });

  test("pressed twice, or twice at once, it is there once", async () => {
    const { browser, animals } = await customer();
    const twin = { ...cat, name: "Jumelle" };
    const answers = await Promise.all([browser.post(add, twin), browser.post(add, twin)]);
    answers.push(await browser.post(add, twin));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await animals()).filter(({ name }) => name === "Jumelle")).toHaveLength(1);
  });

  test("of two presses at once the later one waits: no mail tells of a deleted animal", async () => {
    const { browser, animals } = await customer("hugo");
    const mails = async () =>
      (await visitor().get(`/_sandbox/mailbox?to=${encodeURIComponent(people.hugo.email)}`)).text();
    const before = await mails();
    const held = holdCalls((call) => call.startsWith("POST ") && call.endsWith("/shop/animals"));
    const duo = { ...cat, name: "Duo" };
    const presses = [browser.post(add, duo), browser.post(add, duo)];
    await held.waiting(1);
    expect(await isPending(Promise.race(presses))).toBe(true);
    expect(held.calls()).toHaveLength(1);
    held.end();
    const answers = await Promise.all(presses);
    const [one] = (await animals()).filter(({ name }) => name === "Duo");
    const own = `${list}${one?.id}/`;
    expect(answers.map(({ headers }) => headers.get("location"))).toEqual([own, own]);
    expect((await animals()).filter(({ name }) => name === "Duo")).toHaveLength(1);
    expect(await mails()).toBe(before);
  });

  test("where turns cannot be taken it is added all the same, and that is logged", async () => {
    const { browser, animals } = await customer();
    const { TURNS } = env;
    const log = readLog();
    vi.spyOn(TURNS, "get").mockImplementation(() => {
      throw new Error("away");
    });
    expect((await browser.post(add, { ...cat, name: "Sans tour" })).status).toBe(303);
    expect(log()).toContainEqual(expect.objectContaining({ event: "turns not known" }));
    expect((await animals()).map(({ name }) => name)).toContain("Sans tour");
  });

  test("one that is there with other facts leads to its profile with the draft, and tells what differs", async () => {
    const { browser, animals } = await customer();
    const filou = { ...cat, name: "Filou", weight: "4" };
    await browser.post(add, filou);
    const one = (await animals()).find(({ name }) => name === "Filou");
    const answer = await browser.post(add, { ...filou, weight: "6,2", feature: "kidney" });
    const own = `${list}${one?.id}/modifier/`;
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${own}#contenu`]);
    const again = await formOf(browser, own);
    expect(textOf(again.html)).toMatch(
      /Filou est déjà dans votre compte.*Vérifiez votre saisie, puis enregistrez.*Actuellement dans le profil.*Poids.*4.*Boules de poils/,
    );
    expect(again.html).toMatch(/<input(?=[^>]*name="weight")(?=[^>]*value="6,2")/);
    await browser.post(own, { ...filou, weight: "6,2", feature: "kidney", version: again.version });
    expect((await animals()).filter(({ name }) => name === "Filou")).toEqual([
      expect.objectContaining({ weight: 6.2, feature: expect.stringContaining("kidney") }),
    ]);
  });

  test("an error stands beside its field, the draft stays, nothing is written", async () => {
    const { browser, animals } = await customer();
    const before = await animals();
    const { feeds: _, ...hungry } = cat;
    const answer = await browser.post(add, { ...hungry, weight: "14", breed: "", name: "Ronron" });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([422, "no-store"]);
    const html = await answer.text();
    expect(html).toMatch(/id="form-animal-weight-error">[^<]*entre 1 et 13\skg/);
    expect(html).toMatch(/id="form-animal-breed-error">Choisissez une race dans la liste/);
    expect(html).toMatch(/id="form-animal-feeds-error">Choisissez au moins une réponse/);
    expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Ronron")/);
    expect(html).toMatch(/<input(?=[^>]*name="condition")(?=[^>]*value="4")(?=[^>]*checked)/);
    expect(await animals()).toEqual(before);
  });

  test("a refusal of the API stands beside its field", async () => {
    const { browser } = await customer();
    const tomorrow = new Date(clock.now() + 86_400_000).toISOString().slice(0, 10);
    const answer = await browser.post(add, { ...cat, birthday: tomorrow });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('id="form-animal-birthday-error"');
  });

  test("a lost answer is read again: it is told as added", async () => {
    const { browser, animals } = await customer();
    await breakService({ service: "ecommerce", mode: "lost", path: "/shop/animals", method: "POST" });
    const answer = await browser.post(add, { ...cat, name: "Perdue" });
    await mendServices();
    expect(answer.status).toBe(303);
    expect((await animals()).filter(({ name }) => name === "Perdue")).toHaveLength(1);
  });

  test("in an outage the form comes back with its draft and says that nothing is lost", async () => {
    const { browser } = await customer();
    await breakService({
      service: "ecommerce",
      mode: "status",
      path: "/shop/animals",
      method: "POST",
    });
    const answer = await browser.post(add, { ...cat, name: "Patience" });
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(textOf(html)).toMatch(textPattern(animalNotices.notSaved));
    expect(html).toContain('value="Patience"');
  });

  test("its draft waits through the login", async () => {
    const { tokens } = await customer();
    const late = browserWith({ customer: tokens.customer });
    const answer = await late.post(add, { ...cat, name: "Attente" });
    expect(answer.headers.get("location")).toContain("/connexion/");
    logInAgain(late, tokens);
    expect((await look(late, add)).html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Attente")/);
  });
});

describe("the profile", () => {
  test("opens with its values, and is changed", async () => {
    const { browser, animals } = await customer();
    const { html, version } = await formOf(browser);
    expect(html).toMatch(/<input(?=[^>]*name="name")(?=[^>]*value="Mirabelle")/);
    const answer = await browser.post(edit, { ...cat, name: "Mirabelle", weight: "4,4", version });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, profile]);
    expect((await animals()).find(({ id }) => id === 2)).toMatchObject({ weight: 4.4, condition: 4 });
    expect((await look(browser, profile)).text).toContain("Le profil de Mirabelle a bien été enregistré.");
  });

  test("a form of before another tab's change writes nothing and comes again with its draft", async () => {
    const { browser, animals, tokens } = await customer();
    const { version } = await formOf(browser);
    await askApi("PUT", "animals/2", { weight: 5.5 }, tokens);
    const answer = await browser.post(edit, { ...cat, name: "Mirabelle", weight: "4,9", version });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${edit}#contenu`]);
    expect((await animals()).find(({ id }) => id === 2)?.weight).toBe(5.5);
    const again = await formOf(browser);
    expect(textOf(again.html)).toMatch(/changé entre-temps.*Actuellement dans le profil.*Poids.*5,5/);
    expect(again.html).toMatch(/<input(?=[^>]*name="weight")(?=[^>]*value="4,9")/);
    await browser.post(edit, { ...cat, name: "Mirabelle", weight: "4,9", version: again.version });
    expect((await animals()).find(({ id }) => id === 2)?.weight).toBe(4.9);
  });

  test("pressed again it is told as done, whatever its version", async () => {
    const { browser } = await customer();
    const { version } = await formOf(browser);
    const changed = { ...cat, name: "Mirabelle", weight: "4,7", version };
    const first = await browser.post(edit, changed);
    const second = await browser.post(edit, changed);
    expect([first, second].map(({ headers }) => headers.get("location"))).toEqual([profile, profile]);
  });

  test("a lost answer is read again: it is told as saved", async () => {
    const { browser } = await customer();
    const { version } = await formOf(browser);
    const changed = { ...cat, name: "Mirabelle", weight: "4,8", version };
    await breakService({ service: "ecommerce", mode: "lost", path: "/shop/animals", method: "PUT" });
    expect((await browser.post(edit, changed)).status).toBe(303);
  });

  test("two devices at the same time: what one is told as saved stays, the other one decides again", async () => {
    const { browser, animals } = await customer();
    const { version } = await formOf(browser);
    const weights = ["3,3", "3,5"];
    const answers = await Promise.all(
      weights.map((weight) => browser.post(edit, { ...cat, name: "Mirabelle", weight, version })),
    );
    const places = answers.map(({ headers }) => headers.get("location"));
    expect(places.toSorted()).toEqual([profile, `${edit}#contenu`]);
    const saved = weights[places.indexOf(profile)]?.replace(",", ".");
    expect((await animals()).find(({ id }) => id === 2)?.weight).toBe(Number(saved));
  });

  test("a photo that changed meanwhile is no obstacle", async () => {
    const { browser, tokens } = await customer();
    const { version } = await formOf(browser);
    await askApi("PUT", "animals/2", { picture: null }, tokens);
    const answer = await browser.post(edit, { ...cat, name: "Mirabelle", weight: "4,1", version });
    expect(answer.headers.get("location")).toBe(profile);
  });
});

test.each([
  ["", "Modifier le profil de votre animal", edit],
  ["?supprimer=1", "Modifier le profil de votre animal", `${edit}?supprimer=1`],
])("in an outage the profile's form %s is named and asked for again", async (query, title, retry) => {
  const { browser } = await customer();
  await breakService({ service: "ecommerce", mode: "status", path: "/shop/animals" });
  const { status, html } = await look(browser, edit + query);
  expect(status).toBe(503);
  expect(html).toContain(`<title>${title}`);
  expect(html).toContain(`href="${retry}"`);
});

test("a name that begins with a vowel is elided", async () => {
  const { browser } = await customer();
  expect((await look(browser, `${list}1/modifier/`)).text).toContain("Modifier le profil d’Oslo");
  expect((await look(browser, `${list}1/modifier/?supprimer=1`)).text).toContain(
    "Supprimer le profil d’Oslo",
  );
});

describe("another customer's animal", () => {
  test.each(["3/", "3/modifier/", "3/modifier/?supprimer=1", "0/modifier/", "abc/modifier/"])(
    "is not found at %s, and nothing is logged",
    async (path) => {
      const { browser } = await customer();
      const log = readLog();
      expect((await look(browser, list + path)).status).toBe(404);
      expect(log().filter(({ level }) => level === "error")).toEqual([]);
    },
  );

  test.each([
    ["3/modifier/", cat],
    ["3/modifier/?supprimer=1", { reason: "died" }],
  ])("is not found by a post to %s, and stays as it is", async (path, body) => {
    const { browser } = await customer();
    const other = await customer("hugo");
    const before = await other.animals();
    expect((await browser.post(list + path, body)).status).toBe(404);
    expect(await other.animals()).toEqual(before);
  });
});

describe("deletion", () => {
  const remove = (id: number) => `${list}${id}/modifier/?supprimer=1`;

  test("asks for a reason in a step of its own", async () => {
    const { browser, animals } = await customer("hugo");
    const { text } = await look(browser, remove(3));
    expect(text).toContain("Supprimer le profil de Pistache");
    const answer = await browser.post(remove(3), {});
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(animalRemovalTexts.required);
    expect((await animals()).map(({ id }) => id)).toContain(3);
  });

  test("an animal entered by mistake is gone, pressed twice too", async () => {
    const { browser, animals } = await customer("hugo");
    const answer = await browser.post(remove(4), { reason: "mistake" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, list]);
    expect((await animals()).map(({ id }) => id)).not.toContain(4);
    expect((await look(browser)).text).toContain("Le profil de Moka a bien été supprimé.");
    const again = await browser.post(remove(4), { reason: "mistake" });
    expect(again.status).toBe(404);
    expect(textOf(await again.text())).toMatch(textPattern(animalRemovalTexts.notices.gone));
  });

  test("after a death: kind words, no more mails, and the subscriptions with their ways", async () => {
    const { browser } = await customer();
    const answer = await browser.post(remove(1), { reason: "died" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${list}?adieu=pensees`]);
    const { text, html } = await look(browser, `${list}?adieu=pensees`);
    expect(text).toContain("Perdre Oslo, c’est perdre un compagnon");
    expect(text).toMatch(textPattern(animalRemovalTexts.farewell.mails));
    expect(text).not.toMatch(textPattern(animalRemovalTexts.notices.removed({ name: "{{name}}" })));
    for (const change of ["pause", "quantites", "resiliation"]) {
      expect(html).toMatch(new RegExp(`href="/mon-compte/mes-abonnements/\\d+/\\?modifier=${change}"`));
    }
    const again = await look(browser, `${list}?adieu=pensees`);
    expect(again.text).toMatch(textPattern(animalRemovalTexts.farewell.died.unnamed));
    expect(again.html).toMatch(/href="\/mon-compte\/mes-abonnements\/\d+\/\?modifier=pause"/);
    expect((await look(browser, `${list}?adieu=1`)).text).not.toContain(
      animalRemovalTexts.farewell.died.title,
    );
  });

  test("an animal that moved away leaves its subscriptions to decide on, too", async () => {
    const { browser } = await customer();
    const answer = await browser.post(remove(2), { reason: "moved-away" });
    const page = answer.headers.get("location") ?? "";
    expect([answer.status, page]).toEqual([303, `${list}?adieu=ailleurs`]);
    const { text, html } = await look(browser, page);
    expect(text).toContain("Mirabelle n’est plus dans votre compte.");
    expect(html).toMatch(/href="\/mon-compte\/mes-abonnements\/\d+\/\?modifier=resiliation"/);
  });

  test("the last animal's farewell is not followed by the question for a first one", async () => {
    const { browser, animals } = await customer("marguerite");
    for (const { id } of await animals()) await browser.post(remove(id), { reason: "died" });
    const { status, text } = await look(browser, `${list}?adieu=pensees`);
    expect(status).toBe(200);
    expect(text).toContain(animalRemovalTexts.farewell.died.title);
    expect(text).not.toMatch(textPattern(animalFormScreenTexts.first));
  });

  test("in an outage it says that nothing is deleted", async () => {
    const { browser } = await customer("hugo");
    await breakService({
      service: "ecommerce",
      mode: "status",
      path: "/shop/animals",
      method: "DELETE",
    });
    const answer = await browser.post(remove(5), { reason: "other" });
    expect(answer.status).toBe(503);
    expect(textOf(await answer.text())).toMatch(textPattern(animalRemovalTexts.notices.notRemoved));
  });
});
