import { env } from "cloudflare:workers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { chromeTexts } from "../../client/layouts/chrome.texts.ts";
import { featureNames } from "../../shared/features.ts";
import { guideDownTexts } from "../../shared/guide/guide-down.texts.ts";
import { guideLayoutTexts } from "../../shared/guide/guide-layout.texts.ts";
import { menuTexts } from "../../shared/menu/menu.texts.ts";
import { obstacleTexts } from "../../shared/menu/obstacle.texts.ts";
import { shoppingListTexts } from "../../shared/menu/shopping-list.texts.ts";
import { daysAgo, dayText, inDays } from "../days.ts";
import { cartOf, linesOf } from "./cart-shopper.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { plainText, textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, switchSetting, type Visitor, visitor } from "./visitor.ts";
import { planFor, stopPlans, weighed } from "./weighing-link.ts";

mendAfterEach();

const iri = (path: string) => `/api/v2/shop/animal-${path}`;

const cat = {
  type: iri("types/2"),
  gender: iri("genders/2"),
  name: "Zoé",
  breed: iri("breeds/european"),
  birthday: "2021-03-02",
  weight: 4.4,
  sterilized: true,
  condition: 3,
  activity: iri("activities/low"),
  feature: iri("features/none"),
  feeds: [iri("feeds/kibble")],
  kibbleBrand: iri("brands/other"),
};

async function ownerOf(changed: object = {}) {
  const { token, ...tokens } = await logIn(people.nora.email);
  const { body } = await askApi<{ id: number }>("POST", "animals", { ...cat, ...changed }, { token });
  const browser = browserWith({ token, ...tokens });
  return { browser, id: String(body.id), token };
}

async function shown(browser: Visitor, path: string) {
  const { answer, html, way } = await browser.visit(path);
  const text = textOf(html.slice(html.indexOf('id="contenu"'), html.indexOf("<footer"))).replaceAll(
    "\u00a0",
    " ",
  );
  return { status: answer.status, html, text, way, answer };
}

const kibble = "MUS-CT-STE-DIN";
const start = inDays(40);
const wet = ["MUS-CT-PAT-STE", "MUS-CT-PAT-STB"];
const chosen = (more: Record<string, string> = {}, recipes: readonly string[] = wet) =>
  new URLSearchParams([
    ...Object.entries({ etape: "ration", frequence: "7", croquettes: kibble, repas: "2", ...more }),
    ...recipes.map((sku) => ["recette", sku]),
  ]).toString();

const guide = (id: string, query = "") => `/guide-bi-nutrition/${id}/${query && `?${query}`}`;
const result = (id: string, query: string) => `/guide-bi-nutrition/${id}/recommandations/?${query}`;

function sent(html: string, button: string, changed: Record<string, string | string[]> = {}): string {
  const form = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).find((one) => one.includes(`>${button}<`)) ?? "";
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? "";
  const fields = [...form.matchAll(/<input\b[^>]*>/g)].flatMap(([input]) => {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1];
    const isOff = /type="(radio|checkbox)"/.test(input) && !/\bchecked/.test(input);
    return isOff || !of("name") ? [] : [[of("name") ?? "", of("value") ?? ""]];
  });
  const others = fields.filter(([name = ""]) => !(name in changed));
  const more = Object.entries(changed).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  return `${action}?${new URLSearchParams([...others, ...more])}`;
}

describe("a menu, without scripts", () => {
  test("goes from the profile to the week, and all of it into the cart", async () => {
    const { browser, id } = await ownerOf();
    const profile = await shown(browser, guide(id));
    expect(profile.text).toMatch(/C’est bien Zoé \?.*4,4 kg.*Stérilisée/);
    expect(profile.html).toMatch(/<meta name="robots" content="noindex/);

    const selection = await shown(browser, sent(profile.html, menuTexts.next));
    expect(selection.text).toMatch(
      /Ses croquettes et ses pâtées.*Tous les jours.*3 fois par semaine.*Notre conseil/,
    );

    const ration = await shown(browser, sent(selection.html, menuTexts.selection.submit.ration));
    expect(ration.text).toMatch(/La ration d’un jour.*Matin \d+ g croquettes.*Soir.*sachet/);

    const meals = await shown(browser, sent(ration.html, menuTexts.ration.update, { repas: "3" }));
    expect(meals.text).toMatch(/Matin.*Midi.*Soir/);

    const link = /href="([^"]+recommandations[^"]*)"/.exec(meals.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const menu = await shown(browser, link);
    expect(menu.text).toMatch(
      /Le menu de Zoé : \d,\d\d € par jour .*g de croquettes par jour.*g de pâtée par jour.*Tout ajouter.*3 repas par jour.*La liste de courses.*lundi.*mardi.*dimanche/,
    );
    expect(menu.text).toMatch(
      /\d sacs? de \d.*\d (?:lots? de \d+ × |sachets? de )\d.*Il en faut.*Il en restera/,
    );
    expect(menu.text).toMatch(/Chaque colis vous laisse jusqu’à \d+ jours? d’avance/);
    expect(menu.text).toMatch(/Livré tous les mois, 2 livraisons au minimum.*Prochain colis/);
    expect(menu.html).toMatch(
      /<input[^>]*value="one-off"[^>]*checked|<input[^>]*checked[^>]*value="one-off"/,
    );

    const packs = /name="packs" value="([^"]+)"/.exec(menu.html)?.[1] ?? "";
    const added = await browser.post("/api/cart/together", {
      packs,
      purchase: "subscription",
      interval: "31",
    });
    expect([added.status, added.headers.get("location")]).toEqual([303, "/panier/"]);
    const lines = linesOf((await cartOf(browser)).cart) ?? [];
    expect(lines.toSorted()).toEqual(
      packs
        .split(" ")
        .map((pack) => `${pack.replace("*", " × ")} every 31`)
        .toSorted(),
    );
  });

  test("feeds a cat under a plan for its target, and composes none if only a veterinarian may name a ration", async () => {
    onTestFinished(stopPlans);
    const { browser, id } = await ownerOf({ condition: 2 });
    const grams = async () =>
      Number(/(\d+) g de croquettes par jour/.exec((await shown(browser, result(id, chosen()))).text)?.[1]);
    const before = await grams();
    await planFor(Number(id), { startWeight: 4.4, targetWeight: 6 });
    expect(await grams()).toBeGreaterThan(before);
    await planFor(Number(id), { startWeight: 4.4, targetWeight: 6, daysAgo: 42 });
    await weighed(Number(id), [35, 4.4]);
    const { status, text } = await shown(browser, guide(id));
    expect([status, text]).toEqual([200, expect.stringMatching(textPattern(obstacleTexts.plan.title))]);
  });

  test("ends with the days of its transition, of all its foods, with a file for a calendar", async () => {
    const { browser, id } = await ownerOf({ feature: iri("features/sensitive-digestion") });
    const menu = await shown(browser, result(id, chosen()));
    const part = /<section[^>]*id="transition".*?<\/section>/s.exec(menu.html)?.[0] ?? "";
    const text = textOf(part).replaceAll("\u00a0", " ");
    expect(text).toMatch(
      /Passer au nouvel aliment.*Croquettes.*quand votre colis arrive.*sa digestion est sensible/,
    );
    expect(text).toMatch(/Jour 1 .*?25 % 75 %.*Ensuite .*?100 %/);
    for (const sku of wet) expect(part).toContain(`type="hidden" name="recette" value="${sku}"`);
    const again = await shown(browser, `${result(id, chosen())}&debut=${start}&jours=7`);
    const [, ...dayAndMonth] = dayText(start).split(" ");
    expect(again.text).toMatch(new RegExp(`Du (\\S+ )?${dayAndMonth.join(" ")}`));

    const file = /href="(\/api\/transition\/[^"]*)"/.exec(again.html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(file).toBe(`/api/transition/${[kibble, ...wet].join(",")}?debut=${start}&jours=7`);
    const calendar = await visitor().get(file);
    expect(calendar.status).toBe(200);
    const events = (await calendar.text()).replaceAll("\r\n ", "");
    expect(events.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(events).toMatch(/SUMMARY:25\s% .*Croquettes.*, /);
    expect(events).not.toContain("Zoé");
  });

  test.each([[wet, "MUS-XX"], Array(6).fill(kibble)])(
    "a calendar’s file of %s %s is not found",
    async (...skus) => {
      const path = `/api/transition/${skus.flat().join(",")}?debut=${start}&jours=7`;
      expect((await visitor().get(path)).status).toBe(404);
    },
  );

  test("of two cats add up in the cart, and what is there already is told before", async () => {
    const { browser, id } = await ownerOf();
    const other = await ownerOf({ name: "Mia" });
    const input = (html: string, name: string) =>
      new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1];
    const one = await shown(browser, result(id, chosen()));
    expect(input(one.html, "held")).toBeUndefined();
    const packs = input(one.html, "packs") ?? "";
    await browser.post("/api/cart/together", { packs, purchase: "one-off" });

    const two = await shown(browser, result(other.id, chosen()));
    expect(two.text).toMatch(
      /Déjà dans votre panier : \d+ × Croquettes[^.]*, en achat unique[^.]*\. Cette liste s’y ajoute\./,
    );
    expect(input(two.html, "packs")).toBe(packs);
    const again = { packs, held: input(two.html, "held") ?? "", purchase: "one-off" };
    await browser.post("/api/cart/together", again);
    await browser.post("/api/cart/together", again);
    const twice = packs.split(" ").map((pack) => {
      const [code, quantity] = pack.split("*");
      return `${code} × ${2 * Number(quantity)}`;
    });
    expect(linesOf((await cartOf(browser)).cart)?.toSorted()).toEqual(twice.toSorted());
  });

  test("is shown while the cart cannot be read, which is logged", async () => {
    const { browser, id } = await ownerOf();
    await browser.post("/api/cart/together", { packs: "21000101*1" });
    const lines = readLog();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 503,
      path: "/shop/orders",
      method: "GET",
    });
    const { status, text } = await shown(browser, result(id, chosen()));
    expect(status).toBe(200);
    expect(text).toContain(shoppingListTexts.title);
    expect(text).not.toMatch(textPattern(shoppingListTexts.held));
    expect(lines().map(({ event }) => event)).toContain("cart of a menu not read");
  });

  test("has neither period nor subscription where the shop sells none", async () => {
    const on = featureNames.filter((name) => name !== "subscriptions");
    onTestFinished(() => switchSetting("features", undefined));
    await switchSetting("features", on);
    const { browser, id } = await ownerOf();
    const { html, text } = await shown(browser, result(id, chosen()));
    expect(text).toContain(shoppingListTexts.title);
    expect(html).not.toMatch(/id="periode"|value="subscription"/);
  });

  test("the short guide needs one step", async () => {
    const { browser, id } = await ownerOf();
    const step = await shown(browser, `/mini-guide-bi-nutrition/${id}/`);
    const menu = await shown(browser, sent(step.html, menuTexts.selection.submit.resultat));
    expect(menu.way).toHaveLength(1);
    expect(menu.text).toMatch(/Le menu de Zoé.*La liste de courses/);
  });

  test("the full guide asks for the meals, the short one does not; both take the only cat", async () => {
    const { browser } = await catOwner();
    const whole = "/userGuide/guide-nutrition-full/";
    const profile = await shown(browser, whole);
    const meals = await shown(browser, sent(profile.html, menuTexts.next));
    expect(meals.text).toContain(plainText(menuTexts.repas.title));
    const selection = await shown(browser, sent(meals.html, menuTexts.next, { repas: "4" }));
    const ration = await shown(browser, sent(selection.html, menuTexts.selection.submit.ration));
    expect(ration.text).toMatch(/Matin.*Midi.*Après-midi.*Soir/);
    const short = await shown(browser, "/userGuide/guide-nutrition-short/");
    expect((await shown(browser, sent(short.html, menuTexts.next))).text).toContain(
      menuTexts.selection.title,
    );
  });

  test("three times a week has kibble alone on the other days, and as much of it as they need", async () => {
    const { browser, id } = await ownerOf();
    const { text } = await shown(browser, result(id, chosen({ frequence: "3" })));
    expect(text).toMatch(
      /g de croquettes les jours de pâtée, \d+ g les autres.*g de pâtée, 3 jours par semaine.*De la pâtée 3 fois par semaine/,
    );
    expect(text.match(/pas de pâtée/g)).toHaveLength(4);
    expect(text).toMatch(/Croquettes seules/);
  });

  test("another period has other packs", async () => {
    const { browser, id } = await ownerOf();
    const packs = async (days: string) => {
      const { html } = await shown(browser, `${result(id, chosen())}&rythme=${days}`);
      const text = /name="packs" value="([^"]+)"/.exec(html)?.[1] ?? "";
      return { packs: text, interval: /name="interval" value="(\d+)"/.exec(html)?.[1] };
    };
    const [month, quarter, odd] = [await packs("31"), await packs("93"), await packs("5")];
    expect([month.interval, quarter.interval, odd.interval]).toEqual(["31", "93", "31"]);
    expect(quarter.packs).not.toBe(month.packs);
    expect(odd).toEqual(month);
  });
});

async function catOwner() {
  await env.DB.exec(
    "delete from animals where customerId = (select id from customers where email = 'nora.lefevre@example.fr')",
  );
  return ownerOf();
}

describe("a selection is refused beside its field", () => {
  test.each([
    ["without kibble", chosen({ croquettes: "" }), menuTexts.problems.noKibble],
    ["without a recipe", chosen({}, []), menuTexts.problems.noWet],
    [
      "with five recipes",
      chosen({}, [...wet, "MUS-CT-PAT-POU", "MUS-CT-PAT-SAU", "MUS-CT-PAT-CAN"]),
      "Choisissez 4 recettes au maximum pour ce rythme. Vous en avez 5.",
    ],
    [
      "with four for three days",
      chosen({ frequence: "3" }, [...wet, "MUS-CT-PAT-POU", "MUS-CT-PAT-SAU"]),
      "Choisissez 3 recettes au maximum pour ce rythme. Vous en avez 4.",
    ],
  ])("%s", async (_, query, words) => {
    const { browser, id } = await ownerOf();
    const { text, html } = await shown(browser, guide(id, query));
    expect(text).toContain(words);
    expect(html).toMatch(/role="alert"/);
  });

  test.each([
    ["dog food", { croquettes: "MUS-CH-ADU-POU" }, {}, obstacleTexts.wrong_kibble_type.title],
    ["kibble for kittens to an adult", { croquettes: "MUS-CT-CHA-POU" }, {}, "Zoé a fini de grandir"],
    ["kibble for adults to a kitten", {}, { birthday: daysAgo(176), weight: 2.1 }, "Zoé grandit encore"],
  ])("%s", async (_, more, animal, words) => {
    const { browser, id } = await ownerOf(animal);
    for (const path of [guide(id, chosen(more)), result(id, chosen(more))]) {
      const { text } = await shown(browser, path);
      expect(text).toContain(menuTexts.selection.title);
      expect(text).toContain(words);
    }
  });
});

describe("what is left out", () => {
  const allergic = { feature: iri("features/allergy-chicken") };

  test.each([
    ["kibble", chosen({}, ["MUS-CT-PAT-BOE"]), /croquettes-error[^>]*>[^<]*Dinde[^<]*: contient /],
    [
      "a recipe",
      chosen({ croquettes: "MUS-CT-STE-SAU" }, ["MUS-CT-PAT-STE"]),
      /recettes-error[^>]*>[^<]*: contient /,
    ],
  ])("of the choice has its reason beside its field: %s", async (_, query, words) => {
    const { browser, id } = await ownerOf(allergic);
    for (const path of [guide(id, query), result(id, query)]) {
      const { status, html, text } = await shown(browser, path);
      expect(status).toBe(200);
      expect(html.replaceAll("\u00a0", " ")).toMatch(words);
      expect(text).toContain(menuTexts.selection.title);
    }
  });

  test("a recipe that is for kittens says so", async () => {
    const { browser, id } = await ownerOf();
    const { html } = await shown(browser, guide(id, chosen({}, ["MUS-CT-PAT-CHA"])));
    expect(html.replaceAll("\u00a0", " ")).toMatch(
      /recettes-error[^>]*>[^<]*: est une recette pour chatons\./,
    );
  });

  test("stands with its reasons below the selection", async () => {
    const { browser, id } = await ownerOf(allergic);
    const { text } = await shown(browser, guide(id, "etape=selection"));
    expect(text).toMatch(/Ce que nous avons écarté.*Poulet[^:]*: contient du poulet/);
  });

  test("holds what the service advises against an allergy, in the selection and in a menu, and is logged", async () => {
    const { browser, id } = await ownerOf({ ...allergic, weight: 4.7 });
    const [harmless, chicken] = ["MUS-CT-PAT-BOE", "MUS-CT-PAT-POU"];
    const standIns = env.SANDBOX as Fetcher;
    const { fetch } = standIns;
    const spy = vi.spyOn(standIns, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes("b2c-recommendation")) return fetch.call(standIns, request);
      const asked = (await request.text()).replaceAll(chicken, harmless);
      const answer = await fetch.call(
        standIns,
        new Request(request.url, { method: "POST", headers: request.headers, body: asked }),
      );
      return new Response((await answer.text()).replaceAll(harmless, chicken), answer);
    });
    onTestFinished(() => spy.mockRestore());
    const lines = readLog();
    const query = chosen({ croquettes: "MUS-CT-STE-SAU" }, [chicken]);
    const { html } = await shown(browser, guide(id, query));
    expect(html.replaceAll("\u00a0", " ")).toMatch(/recettes-error[^>]*>[^<]*: contient du poulet\./);
    expect(html).not.toContain(`value="${chicken}"`);
    const events = lines();
    expect(events).toContainEqual(
      expect.objectContaining({ event: "menu left out", reason: `allergen in ${chicken}` }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ event: "recommendation left out", reason: "allergen", sku: chicken }),
    );
  });
});

describe("what stands in the way of a menu has its own words", () => {
  test.each<[string, object, string, string]>([
    [
      "a dog",
      { type: iri("types/1"), breed: iri("breeds/labrador"), weight: 20 },
      "",
      obstacleTexts.wrong_animal_type.title,
    ],
    ["overweight", { condition: 5 }, "", "Zoé est en surpoids"],
    ["a pathology", { feature: iri("features/kidney") }, "", "Pour Zoé, c’est au vétérinaire de choisir"],
    ["13 kg", { weight: 13 }, "", plainText(obstacleTexts.weight.title)],
    [
      "a kitten that is not weaned",
      { birthday: daysAgo(46), weight: 1 },
      "",
      "Le menu mixte n’est pas encore pour Zoé",
    ],
    ["a recipe that nobody knows", {}, chosen({}, ["MUS-CT-NOTHING"]), obstacleTexts.menu_unavailable.title],
    [
      "an allergy that leaves no kibble for a kitten",
      { birthday: daysAgo(176), weight: 2.1, sterilized: false, feature: iri("features/allergy-fish") },
      "",
      "Pas encore de menu mixte pour Zoé",
    ],
  ])("%s", async (_, animal, query, words) => {
    const { browser, id } = await ownerOf(animal);
    const { status, text, html } = await shown(browser, guide(id, query));
    expect([status, text]).toEqual([200, expect.stringContaining(words)]);
    expect(html.slice(html.indexOf("<h1"), html.indexOf("<footer"))).toMatch(/<a class/);
  });

  test("an illness that was said wrongly can be corrected", async () => {
    const { browser, id } = await ownerOf({ feature: iri("features/kidney") });
    const { html } = await shown(browser, guide(id));
    expect(textOf(html)).toContain(obstacleTexts.ways.answers);
    expect(html).toContain(`/mon-compte/mes-animaux/${id}/modifier/`);
  });

  test("a profile without an answer leads to it", async () => {
    const { browser, id } = await ownerOf();
    await env.DB.prepare("update animals set activity = null where id = ?").bind(id).run();
    const { text, html } = await shown(browser, guide(id));
    expect(text).toContain("Il manque une réponse au profil de Zoé");
    expect(html).toContain(`/mon-compte/mes-animaux/${id}/modifier/`);
  });

  test("an outage says so, keeps the choices in the address, and offers to try again", async () => {
    const { browser, id } = await ownerOf({ weight: 5.1 });
    const lines = readLog();
    await breakService({
      service: "content",
      mode: "status",
      status: 500,
      path: "/b2c-recommendation/getReco",
    });
    const { status, text, html } = await shown(browser, guide(id, chosen()));
    expect([status, text]).toEqual([503, expect.stringContaining(obstacleTexts.technical.title)]);
    expect(html).toContain(guide(id, chosen()).replaceAll("&", "&amp;"));
    expect(lines().some(({ event, level }) => event === "menu not advised" && level === "error")).toBe(true);
  });
});

describe("an answer that cannot be is logged and not shown", () => {
  test("grams that would be another day's energy", async () => {
    const { browser, id, token } = await ownerOf();
    expect((await shown(browser, guide(id, chosen()))).text).toContain(menuTexts.ration.title);
    await askApi("PUT", `animals/${id}`, { ...cat, weight: 4.6 }, { token });
    const change = (factor: number) =>
      env.DB.prepare(
        "update documents set json = json_set(json, '$.metabolizableEnergy', json_extract(json, '$.metabolizableEnergy') * ?) where collection = 'product' and key = ?",
      )
        .bind(factor, kibble)
        .run();
    const lines = readLog();
    await change(0.5);
    const { text } = await shown(browser, guide(id, chosen()));
    await change(2);
    expect(text).toContain(obstacleTexts.menu_unavailable.title);
    expect(lines().find(({ event }) => event === "menu left out")).toMatchObject({
      level: "warn",
      reason: expect.stringMatching(/kcal on a day$/),
    });
  });
});

describe("whose menu it is", () => {
  test("an anonymous visitor signs in first, and comes back", async () => {
    const answer = await visitor().get("/guide-bi-nutrition/4/?etape=selection");
    expect(answer.status).toBe(302);
    const back = encodeURIComponent("/guide-bi-nutrition/4/?etape=selection");
    expect(answer.headers.get("location")).toContain(back);
  });

  test.each([
    "/guide-bi-nutrition/4/",
    "/mini-guide-bi-nutrition/4/recommandations/",
    "/guide-bi-nutrition/0/",
  ])("%s is not Nora's: 404, and nothing in the log", async (path) => {
    const { browser } = await ownerOf();
    const lines = readLog();
    expect((await browser.get(path)).status).toBe(404);
    expect(lines().filter(({ level }) => level === "error")).toEqual([]);
  });

  test("of several cats one is chosen, and the address keeps which", async () => {
    const { browser } = await catOwner();
    const other = await ownerOf({ name: "Filou" });
    const choice = await shown(browser, "/userGuide/guide-nutrition-short/");
    expect(choice.text).toMatch(/Pour quel chat \?.*Filou/);
    const path = `/userGuide/guide-nutrition-short/?animal=${other.id}`;
    expect(choice.html).toContain(path);
    expect((await shown(browser, path)).text).toMatch(/C’est bien Filou \?.*Un autre chat :.*Zoé/);
  });

  test("without a cat the guide asks for one", async () => {
    const { text, html } = await shown(visitor(), "/userGuide/guide-nutrition-full/");
    expect(text).toContain(menuTexts.cats.none);
    expect(html).toContain("/guide-croquettes/nouveau/");
    expect(html).toContain("/connexion/?");
  });
});

describe("a menu for the draft of this browser (docs/rules/animals.md#draft-of-a-visitor)", () => {
  const mina = {
    ...{ kind: "cat", name: "Mina", gender: "female", breed: "european", weight: "4,2" },
    ...{ birthday: "2021-03-02", birthday_mode: "date", sterilized: "yes", condition: "3", activity: "low" },
    ...{ feature: "none", feeds: ["kibble"], kibbleBrand: "unknown" },
  };
  const withDraft = (draft: object) =>
    visitor({ cookies: { "__Host-guideAnimal": encodeURIComponent(JSON.stringify(draft)) } });

  test.each([
    "/guide-bi-nutrition/nouveau/",
    "/mini-guide-bi-nutrition/nouveau/",
    "/userGuide/guide-nutrition-full/",
    "/userGuide/guide-nutrition-short/",
    "/userGuide/guide-nutrition-short/?animal=nouveau",
  ])("%s needs no account", async (path) => {
    const { status, text, html } = await shown(withDraft(mina), path);
    expect([status, text]).toEqual([200, expect.stringMatching(/Mina/)]);
    expect(html).toMatch(textPattern(guideLayoutTexts.kept.menuOfDraft));
  });

  test("reaches its week and its shopping list", async () => {
    const { text, html } = await shown(withDraft(mina), result("nouveau", chosen()));
    expect(text).toMatch(/Le menu de Mina.*La liste de courses/);
    expect(html).toContain('name="packs"');
  });

  test("asks what the draft does not say yet", async () => {
    const answer = await withDraft({ ...mina, activity: undefined }).get(guide("nouveau"));
    expect(answer.headers.get("location")).toBe("/guide-croquettes/nouveau/?question=activite");
  });

  test("says that a dog has no such menu", async () => {
    const dog = { ...mina, kind: "dog", breed: "dachshund", weight: "9" };
    expect((await shown(withDraft(dog), guide("nouveau"))).text).toContain(
      obstacleTexts.wrong_animal_type.title,
    );
  });

  test("offers the draft beside the cats of an account", async () => {
    const { browser } = await catOwner();
    browser.cookies.set("__Host-guideAnimal", encodeURIComponent(JSON.stringify(mina)));
    const { text } = await shown(browser, "/userGuide/guide-nutrition-short/");
    expect(text).toMatch(/Pour quel chat \?.*Zoé.*Mina/);
  });

  test.each([
    "/guide-bi-nutrition/nouveau/",
    "/guide-bi-nutrition/nouveau/recommandations/",
    "/mini-guide-bi-nutrition/nouveau/",
    "/mini-guide-bi-nutrition/nouveau/recommandations/",
    "/userGuide/guide-nutrition-full/?animal=nouveau",
    "/userGuide/guide-nutrition-short/?animal=nouveau",
  ])("without a draft %s leads to the entrance", async (path) => {
    for (const browser of [visitor(), withDraft({ kind: "bird" })]) {
      const answer = await browser.get(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, "/guide-croquettes/?autre=1"]);
    }
  });
});

test.each([
  ["a step", guide("4")],
  ["a result", result("4", chosen())],
  ["the food guide’s result", "/guide-croquettes/4/recommandations/"],
  ["a refusal", "/guide-bi-nutrition/3/"],
])(
  "%s stands in the guides’ layout: progress, a way out, the cart, the ways out of a contract",
  async (_, path) => {
    const { html } = await browserWith(await logIn(people.hugo.email)).visit(path);
    expect(html.match(/<main/g)).toHaveLength(1);
    expect(html).toMatch(/<progress/);
    expect(html).toContain(guideDownTexts.leave);
    expect(html).toMatch(/<header.*href="\/panier\/".*<\/header>/s);
    expect(html).not.toContain(chromeTexts.menu.label);
    const footer = html.slice(html.lastIndexOf("<footer"));
    for (const way of ["/resilier-mon-abonnement/", "/renoncer-au-contrat/"]) expect(footer).toContain(way);
  },
);
