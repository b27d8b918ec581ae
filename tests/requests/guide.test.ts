import { describe, expect, test } from "vitest";
import { guideTexts } from "../../shared/guide/guide.texts.ts";
import { guideDownTexts } from "../../shared/guide/guide-down.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { callTimes } from "../../worker/upstream/deadline.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { plainText, textOf } from "./page-html.ts";
import { plainBrowser } from "./plain-browser.ts";
import { textPattern } from "./text-pattern.ts";
import { breakService, mendAfterEach, mendServices, visitor } from "./visitor.ts";

mendAfterEach();

const entrance = "/guide-croquettes/";
const fresh = "/guide-croquettes/nouveau/";
const question = (slug: string) => `${fresh}?question=${slug}`;
const result = `${fresh}recommandations/`;
const cookie = "__Host-guideAnimal";

const answers: [slug: string, fields: Record<string, string | string[]>][] = [
  ["nom", { name: "Rex", gender: "male" }],
  ["race", { breed: "dachshund" }],
  ["age", { birthday_mode: "age", birthday_years: "4", birthday_months: "2" }],
  ["poids", { weight: "8,4" }],
  ["sterilisation", { sterilized: "yes" }],
  ["silhouette", { condition: "3" }],
  ["activite", { activity: "moderate" }],
  ["sante", { feature: "none" }],
  ["alimentation", { feeds: ["kibble", "treats"] }],
  ["marque", { kibbleBrand: "unknown" }],
];

const draftWith = (draft: object) =>
  visitor({ cookies: { [cookie]: encodeURIComponent(JSON.stringify(draft)) } });

describe("a guide without scripts", () => {
  test("leads from the kind through ten questions to the result, each at its own address", async () => {
    const browser = visitor();
    expect((await browser.visit(entrance)).html).toMatch(textPattern(guideTexts.entrance.heading));
    const begun = await browser.post(entrance, { kind: "dog" });
    expect([begun.status, begun.headers.get("location")]).toEqual([303, question("nom")]);
    for (const [at, [slug, fields]] of answers.entries()) {
      expect((await browser.get(question(slug))).status, slug).toBe(200);
      const answer = await browser.post(question(slug), fields);
      const next = answers[at + 1];
      expect([slug, answer.headers.get("location")]).toEqual([slug, next ? question(next[0]) : result]);
    }
    const advised = await browser.visit(fresh);
    expect([advised.answer.status, advised.path]).toEqual([200, result]);
    expect(advised.html).toContain("Pour Rex");
    const { html } = await browser.visit(question("poids"));
    expect(html).toContain("Combien pèse Rex");
    expect(html).toContain('value="8,4"');
    expect((await browser.get(question("age"))).status).toBe(200);
    expect((await browser.visit(question("age"))).html).toMatch(/name="birthday_years"[^>]*value="4"/);
  });

  test("an answer that the profile would refuse comes back beside its field, with what was said", async () => {
    const browser = draftWith({ kind: "cat", name: "Mina" });
    const answer = await browser.post(question("poids"), { weight: "40" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/entre 1 et 13\skg/);
    expect(html).toContain('value="40"');
  });

  test("Enter in the name chooses no sex", async () => {
    const answer = await draftWith({ kind: "dog" }).post(question("nom"), { name: "Rex" });
    expect(answer.status).toBe(422);
  });
});

describe("related questions on one page, as a wide window shows them", () => {
  const together = (slug: string) => `${question(slug)}&ensemble=1`;
  const shape = Object.assign({}, ...answers.slice(2, 7).map(([, fields]) => fields));

  test("without scripts lead from page to page, each field with its own error", async () => {
    const browser = draftWith({ kind: "dog" });
    const profile = { name: "Rex", gender: "male", breed: "dachshund" };
    const first = await browser.post(together("nom"), profile);
    expect([first.status, first.headers.get("location")]).toEqual([303, question("age")]);
    const { html } = await browser.visit(question("age"));
    expect(html).toContain(`action="${together("age").replace("&", "&amp;")}"`);
    expect(html).toContain("Dans quelle forme est Rex");

    const { weight: _, activity: _activity, ...rest } = shape;
    const refused = await browser.post(together("age"), { ...rest, birthday_years: "7" });
    const page = await refused.text();
    expect(refused.status).toBe(422);
    const error = (text: string) => new RegExp(`-error">${text}`);
    expect(page).toMatch(error("Indiquez son poids"));
    expect(page).toMatch(/Rex bouge-\u2060t-\u2060il[\s\S]*-error">Choisissez une réponse/);
    expect(page).not.toMatch(error("Indiquez son âge"));
    expect(page).toMatch(/name="birthday_years"[^>]*value="7"/);
    expect(page).toMatch(
      /name="condition"[^>]*checked=""[^>]*value="3"|name="condition"[^>]*value="3"[^>]*checked=""/,
    );

    const second = await browser.post(together("age"), shape);
    expect(second.headers.get("location")).toBe(question("sante"));
    const last = await browser.post(together("sante"), {
      feature: "none",
      feeds: ["kibble"],
      kibbleBrand: "unknown",
    });
    expect(last.headers.get("location")).toBe(result);
    expect((await browser.visit(result)).html).toContain("Pour Rex");
  });

  test("short ones share a page in a narrow window too, sent by the last answer", async () => {
    const browser = draftWith({ kind: "dog", name: "Rex", gender: "male", breed: "dachshund" });
    const action = `${question("age")}&ensemble=page`;
    expect((await browser.visit(question("age"))).html).toContain(action.replace("&", "&amp;"));
    const years = { birthday_mode: "age", birthday_years: "4" };
    const refused = await browser.post(action, { ...years, sterilized: "yes" });
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringMatching(/Indiquez son poids/),
    ]);
    const done = await browser.post(action, { ...years, weight: "8,4", sterilized: "yes" });
    expect(done.headers.get("location")).toBe(question("silhouette"));
  });

  test("of an own animal are only those that its profile does not answer", async () => {
    const browser = browserWith(await logIn(people.camille.email));
    const { html } = await browser.visit("/guide-croquettes/1/?question=poids");
    expect(html).not.toContain("ensemble=");
  });
});

describe("the draft of a visitor (docs/rules/animals.md#draft-of-a-visitor)", () => {
  test("is kept 30 days in a cookie that scripts may read, of the site alone", async () => {
    const answer = await visitor().post(entrance, { kind: "cat" });
    const [line = ""] = answer.headers.getSetCookie().filter((one) => one.startsWith(cookie));
    expect(line).toMatch(/Max-Age=2592000/);
    expect(line).toMatch(/Secure/);
    expect(line).toMatch(/SameSite=Lax/);
    expect(line).not.toMatch(/HttpOnly/i);
  });

  test("is kept 30 days from each page on that reads it: Safari keeps a script's cookie for 7 days", async () => {
    const browser = draftWith({ kind: "cat", name: "Mina" });
    const kept = async (headers: Record<string, string> = {}) => {
      const answer = await browser.get(question("poids"), { headers });
      await answer.text();
      return answer.headers.getSetCookie().filter((one) => one.startsWith(cookie));
    };
    expect(await kept()).toEqual([expect.stringMatching(/Mina.*Max-Age=2592000/)]);
    expect(await kept({ "Sec-Purpose": "prefetch" })).toEqual([]);
  });

  test("is resumed at the first question without an answer", async () => {
    const browser = draftWith({ kind: "dog", name: "Rex", gender: "male", breed: "dachshund" });
    expect((await browser.get(fresh)).headers.get("location")).toBe(question("age"));
    const text = textOf((await browser.visit(entrance)).html);
    expect(text).toContain("Vos réponses pour Rex sont toujours là");
    expect(text).toContain(plainText(translator(guideTexts)("entrance.replaces", { name: "Rex" })));
  });

  test.each([
    "x",
    "{}",
    "[]",
    "%7B%22kind%22%3A%22bird%22%7D",
    encodeURIComponent('{"kind":["dog"]}'),
    "%E0%A4%A",
  ])("a cookie that cannot be read (%s) is none", async (value) => {
    const browser = visitor({ cookies: { [cookie]: value } });
    expect((await browser.get(entrance)).status).toBe(200);
    expect((await browser.get(fresh)).headers.get("location")).toBe("/guide-croquettes/?autre=1");
  });

  test("answers that are none of the list are asked for again", async () => {
    const browser = draftWith({
      kind: "dog",
      gender: "male",
      breed: "dragon",
      weight: { a: 1 },
      feeds: "kibble",
    });
    expect((await browser.get(fresh)).headers.get("location")).toBe(question("race"));
  });

  test("a breed of the other kind is asked for again", async () => {
    const browser = draftWith({ kind: "cat", gender: "male", breed: "dachshund" });
    expect((await browser.get(fresh)).headers.get("location")).toBe(question("race"));
  });
});

describe("guards", () => {
  test("a result without an animal leads to the entrance", async () => {
    expect((await visitor().get(result)).headers.get("location")).toBe("/guide-croquettes/?autre=1");
  });

  test("an animal of an account asks for the login, and leads back", async () => {
    const answer = await visitor().get("/guide-croquettes/1/");
    expect(answer.headers.get("location")).toBe(
      `/connexion/?retour=${encodeURIComponent("/guide-croquettes/1/")}`,
    );
  });

  test.each(["999999", "abc", "0", "1.5"])(
    "an animal that is not the customer’s (%s) is not found",
    async (id) => {
      const browser = browserWith(await logIn(people.paul.email));
      expect((await browser.get(`/guide-croquettes/${id}/`)).status).toBe(404);
      expect((await browser.post(`/guide-croquettes/${id}/?question=poids`, { weight: "8" })).status).toBe(
        404,
      );
    },
  );

  test("an own animal keeps its name, and an answer whose saving nobody knows is told so", async () => {
    const browser = browserWith(await logIn(people.camille.email));
    const own = (slug: string) => `/guide-croquettes/1/?question=${slug}`;
    const nameless = await browser.post(own("nom"), { name: "", gender: "male" });
    const html = await nameless.text();
    expect([nameless.status, html.includes("Nom (facultatif)")]).toEqual([422, false]);
    await breakService({ service: "ecommerce", mode: "lost", path: "/shop/animals/1", method: "PUT" });
    expect((await browser.post(own("alimentation"), { feeds: ["treats", "kibble"] })).status).toBe(303);
    await mendServices();
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call.startsWith("PUT ") && call.endsWith("/shop/animals/1"));
    const posting = browser.post(own("poids"), { weight: "18,9" });
    await held.waiting(1);
    passTime(callTimes.write.longest);
    const unsure = await posting;
    expect([unsure.status, (await unsure.text()).includes("Nous ne savons pas si son profil")]).toEqual([
      503,
      true,
    ]);
  });

  test("an outage of the API takes no more than the cards of the entrance", async () => {
    const browser = browserWith(await logIn(people.paul.email));
    await breakService({ service: "ecommerce", mode: "refused", path: "/shop/animals" });
    expect((await browser.get(entrance)).status).toBe(200);
  });
});

describe("while the e-commerce API is down", () => {
  async function down(path: string, post?: Record<string, string | string[]>) {
    const browser = browserWith(await logIn(people.camille.email));
    const lines = readLog();
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/animals" });
    const answer = await (post ? browser.post(path, post) : browser.get(path));
    const html = await answer.text();
    return { status: answer.status, html, text: textOf(html).replaceAll("\u00a0", " "), logged: lines() };
  }

  test.each([
    ["a question", "/guide-croquettes/1/?question=poids", "Étape 2 sur 4"],
    ["the result", "/guide-croquettes/1/recommandations/", "Étape 4 sur 4"],
    ["a menu", "/guide-bi-nutrition/2/?etape=selection&frequence=3", "Étape 1 sur 4"],
    ["a short menu", "/mini-guide-bi-nutrition/2/", "Étape 1 sur 2"],
    ["a nutrition guide", "/userGuide/guide-nutrition-full/?animal=2", "Étape 1 sur 5"],
  ])("%s says so in the guide’s own page, with its address to try again", async (_, path, step) => {
    const { status, html, text, logged } = await down(path);
    expect(status).toBe(503);
    expect(text).toContain(guideDownTexts.title);
    expect(text).toMatch(/Vos réponses sont enregistrées/);
    expect(html).toContain(step);
    expect(html).toContain(`href="${path.replaceAll("&", "&amp;")}"`);
    expect(html).toContain("/resilier-mon-abonnement/");
    expect(logged).toContainEqual(expect.objectContaining({ level: "error", event: "guide not shown" }));
  });

  test("an answer is kept in the page, and saved by its button once the API is back", async () => {
    const path = "/guide-croquettes/1/?question=alimentation";
    const { status, html, text } = await down(path, { feeds: ["kibble", "wet-food"] });
    expect([status, text]).toEqual([
      503,
      expect.stringContaining("Votre dernière réponse n’est pas encore enregistrée"),
    ]);
    const main = html.slice(html.indexOf('id="contenu"'));
    const form = /<form(?=[^>]*method="post")[^>]*action="([^"]*)"[^>]*>.*?<\/form>/s.exec(main);
    const inputs = (form?.[0] ?? "").match(/<input[^>]*name="feeds"[^>]*>/g) ?? [];
    const fields = inputs.map((input) => /value="([^"]*)"/.exec(input)?.[1] ?? "");
    expect([form?.[1], fields]).toEqual([path, ["kibble", "wet-food"]]);
    await mendServices();
    const browser = browserWith(await logIn(people.camille.email));
    expect((await browser.post(path, { feeds: fields })).status).toBe(303);
    expect((await browser.visit(path)).html).toMatch(/<input(?=[^>]*value="wet-food")(?=[^>]*checked)/);
    await browser.post(path, { feeds: ["kibble", "treats"] });
  });
});

test("a question is never indexed, and its page keeps the ways out of a contract", async () => {
  const answer = await draftWith({ kind: "dog" }).get(question("nom"));
  expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(await answer.text()).toContain("/resilier-mon-abonnement/");
});

test("from the home page a known animal has its result in three presses", async () => {
  const shop = plainBrowser(browserWith(await logIn(people.hugo.email)));
  await shop.open("/");
  await shop.follow(guideTexts.entrance.kinds.cat);
  await shop.follow(/Pistache/);
  expect(shop.heading()).toMatch(/Pistache/);
  expect(shop.presses()).toBeLessThanOrEqual(3);
});

describe("a link that answers the first question", () => {
  const start = (kind: string) => `${fresh}?pour=${kind}`;

  test.each([
    ["the home page", "/", ["chien", "chat"]],
    ["the dog’s page", "/chien/", ["chien"]],
    ["the cat’s page", "/chat/", ["chat"]],
    ["the empty cart", "/panier/", ["chien", "chat"]],
    ["a search without results", "/rechercher/?q=zzzqqq", ["chien", "chat"]],
    ["a page that does not exist", "/page/inconnue/", ["chien", "chat"]],
  ])("stands on %s", async (_, path, kinds) => {
    const { html } = await visitor().visit(path);
    const main = html.slice(html.indexOf('id="contenu"'));
    for (const kind of kinds) expect(main).toContain(`href="${start(kind)}"`);
  });

  test("stands in the menu, where the guide comes first", async () => {
    const { html } = await visitor().visit("/");
    const menu = html.slice(html.indexOf('id="menu"'));
    expect(/<a [^>]*href="([^"]*)"/.exec(menu)?.[1]).toBe(entrance);
    expect(menu).toContain(`href="${start("chien")}"`);
  });

  test.each([
    ["/chat/", "chat"],
    ["/chat/croquettes/", "chat"],
    ["/chat/croquettes/sterilise/", "chat"],
    ["/chien/croquettes/sans-cereales/", "chien"],
    ["/produits/croquettes-chien-adulte-poulet-fermier-riz/", "chien"],
    ["/produits/croquettes-chat-sterilise-light-poulet-courge/", "chat"],
  ])("is not asked on %s, which is of one kind", async (path, kind) => {
    const { html } = await visitor().visit(path);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const links = [...main.matchAll(/href="(\/guide-croquettes\/[^"]*)"/g)].map(([, to]) => to);
    expect(new Set(links)).toEqual(new Set([start(kind)]));
  });

  test("stands beside the choice of a customer without animals", async () => {
    const browser = browserWith(await logIn(people.paul.email));
    expect((await browser.visit("/mon-compte/mes-animaux/ajouter/")).html).toContain(`href="${entrance}"`);
  });

  test("begins a draft of its kind at the first question", async () => {
    const browser = visitor();
    const answer = await browser.get(start("chat"));
    expect([answer.status, answer.headers.get("location")]).toEqual([302, question("nom")]);
    expect((await browser.visit(question("nom"))).html).toContain("votre chat");
  });

  test("replaces no answers: what was begun is offered first", async () => {
    const browser = draftWith({ kind: "dog", name: "Rex" });
    const answer = await browser.get(start("chat"));
    expect(answer.headers.get("location")).toBe("/guide-croquettes/?autre=1");
    expect((await browser.visit(question("nom"))).html).toContain("Rex");
  });

  test("leads a customer with animals to the choice of one, and during an outage to the question", async () => {
    const browser = browserWith(await logIn(people.hugo.email));
    expect((await browser.get(start("chien"))).headers.get("location")).toBe("/guide-croquettes/?autre=1");
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/animals" });
    expect((await browser.get(start("chien"))).headers.get("location")).toBe(question("nom"));
  });

  test("is begun by no prefetch, and not by an unknown kind", async () => {
    const headers = { "Sec-Purpose": "prefetch" };
    const prefetched = await visitor().get(start("chien"), { headers });
    expect(prefetched.headers.getSetCookie().filter((line) => line.startsWith(cookie))).toEqual([]);
    expect((await visitor().get(start("lapin"))).headers.get("location")).toBe("/guide-croquettes/?autre=1");
  });
});
