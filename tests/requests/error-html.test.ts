import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import storefront from "virtual:built-storefront";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { guideQuestions } from "../../shared/guide/guide-questions.ts";
import { postFormsIn } from "../rigs/posted-forms.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { stepPath } from "./subscription-step.ts";
import {
  agents,
  breakService,
  mendAfterEach,
  shop,
  switchSetting,
  type Visitor,
  visitor,
} from "./visitor.ts";

beforeEach(() => void readLog());
mendAfterEach();

type Shown = readonly [name: string, html: string];

async function faultsOf(pages: readonly Shown[]): Promise<string[]> {
  const found = new Map<string, string>();
  for (const [name, html] of pages) {
    const answer = await env.HTML_VALIDATOR.fetch("http://html-validator/", { method: "POST", body: html });
    for (const fault of await answer.json<string[]>()) if (!found.has(fault)) found.set(fault, name);
  }
  return [...found].map(([fault, name]) => `${name}: ${fault}`);
}

const as = async (person: keyof typeof people) =>
  browserWith(await logIn(people[person].email), { noScript: "1" });

describe("the HTML of an error page is valid and accessible", () => {
  const expectValid = async (answer: Response, status: number) => {
    expect(answer.status).toBe(status);
    const html = await answer.text();
    expect(html).toContain("</html>");
    expect(await faultsOf([["", html]])).toEqual([]);
  };

  test.each([
    ["/page/nulle-part/", 404],
    ["/produits/nulle-part/", 404],
    ["/nulle/part/", 404],
    ["/produits/croquettes-chien-edition-noel/", 410],
  ])("%s: %i", async (path, status) => {
    await expectValid(await visitor().get(path), status);
  });

  test.each([
    "/mon-compte/mes-commandes/rien/",
    "/mon-compte/mes-abonnements/9999/",
    "/mon-compte/mes-animaux/9999/",
  ])("of a customer: %s", async (path) => {
    await expectValid(await (await as("camille")).get(path), 404);
  });

  test("403 of a form that a robot sends, and 415 of a body that is no form", async () => {
    const unsigned = { step: "email", email: "nina@exemple.fr", [senderFields.stamp]: "" };
    await expectValid(await visitor().post("/connexion/", unsigned), 403);
    const text = { body: "step=email", headers: { "Content-Type": "text/plain" } };
    await expectValid(await visitor().post("/connexion/", {}, text), 415);
  });

  test("500 of a page that breaks, and of a request that breaks before its page", async () => {
    vi.spyOn(crypto.subtle, "sign").mockRejectedValue(new Error("no key"));
    await expectValid(await visitor().get("/nous-contacter/"), 500);
    vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
      throw new Error("no entropy");
    });
    await expectValid(await visitor().get("/page/livraison/"), 500);
  });

  test("503 of a shop without what is needed to sell", async () => {
    const request = new Request(shop, { headers: { "User-Agent": agents.chrome } });
    const answer = await storefront.fetch(request, { ...env, PAYMENT_PAGES: "" }, createExecutionContext());
    await expectValid(answer, 503);
  });

  test("413 of a form that is far too long", async () => {
    const body = new Blob([`step=email&email=${"x".repeat(300_000)}`]).stream();
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    await expectValid(await visitor().post("/connexion/", {}, { body, headers }), 413);
  });

  test("429 of a search, and of a form", async () => {
    vi.spyOn(env.SEARCH_LIMIT, "limit").mockResolvedValue({ success: false });
    vi.spyOn(env.SIGN_IN_LIMIT, "limit").mockResolvedValue({ success: false });
    vi.spyOn(env.CONTACT_LIMIT, "limit").mockResolvedValue({ success: false });
    await expectValid(await visitor().get("/rechercher/?q=saumon"), 429);
    const step = { step: "email", email: "nina@exemple.fr" };
    await expectValid(await visitor().post("/connexion/", step), 429);
    await expectValid(await visitor().post("/nous-contacter/", { email: "nina@exemple.fr" }), 429);
  });

  test("503 while the services are down, on pages of everybody and of a customer", async () => {
    const customer = await as("marguerite");
    await breakService({ service: "ecommerce", mode: "refused" });
    await breakService({ service: "content", mode: "refused" });
    const pages: Shown[] = [];
    for (const path of ["/page/jamais-lue/", "/magasins/", "/faq/", "/panier/", "/connexion/"])
      pages.push([path, await (await visitor().get(path)).text()]);
    for (const path of [
      "/mon-compte/",
      "/mon-compte/mes-commandes/",
      "/mon-compte/mes-adresses/",
      "/mon-compte/mes-abonnements/",
      "/mon-compte/mes-animaux/",
      "/mon-compte/mes-informations-personnelles/",
      "/guide-croquettes/",
    ])
      pages.push([path, await (await customer.get(path)).text()]);
    expect(await faultsOf(pages)).toEqual([]);
  });

  test("503 of the maintenance", async () => {
    await switchSetting("maintenance", ["panier"]);
    await expectValid(await visitor().get("/maintenance/"), 503);
    await switchSetting("maintenance", undefined);
  });
});

describe("the HTML of a form that is refused is valid and accessible", () => {
  const long = "x".repeat(5000);

  async function refusedAt(browser: Visitor, path: string) {
    const { html } = await browser.visit(path);
    const pages: Shown[] = [];
    for (const { action, fields } of postFormsIn(html)) {
      const to = action || path;
      if (to.startsWith("/api/") || /logout/.test(to)) continue;
      const names = Object.keys(fields).filter((name) => !/^(step|faire|version|kind)$/.test(name));
      for (const value of browser.cookies.has("__Host-customerUri") ? [long] : ["", long]) {
        const answer = await browser.post(to, {
          ...fields,
          ...Object.fromEntries(names.map((name) => [name, value])),
        });
        if (answer.status >= 400) pages.push([`${to} ${answer.status}`, await answer.text()]);
      }
    }
    return pages;
  }

  test.each<[name: string, open: () => Promise<Visitor>, paths: string[]]>([
    [
      "a visitor",
      async () => visitor(),
      [
        "/connexion/",
        "/connexion/?etape=inscription",
        "/connexion/?etape=oubli",
        "/mot-de-passe-oublie/abc/",
        "/nous-contacter/",
        "/resilier-mon-abonnement/",
        "/renoncer-au-contrat/",
        "/mon-compte/bienvenue/",
        "/guide-croquettes/",
        "/pays-et-langue/",
        "/gerer-mes-cookies/",
      ],
    ],
    [
      "a subscriber",
      () => as("camille"),
      [
        ...["adresses", "code", "quantites"].map((change) => stepPath(1, change)),
        "/mon-compte/mes-adresses/?adresse=nouvelle",
        "/mon-compte/mes-informations-personnelles/",
        "/mon-compte/mes-parrainages/",
        "/mon-compte/mes-animaux/ajouter/",
        "/mon-compte/mes-animaux/1/?modifier=photo",
        "/mon-compte/mes-animaux/1/modifier/",
        ...guideQuestions.slice(0, 1).map(({ slug }) => `/guide-croquettes/1/?question=${slug}`),
      ],
    ],
  ])("of %s", { timeout: 120_000 }, async (_, open, paths) => {
    const pages: Shown[] = [];
    for (const path of paths) pages.push(...(await refusedAt(await open(), path)));
    expect(pages.length).toBeGreaterThan(5);
    expect(await faultsOf(pages)).toEqual([]);
  });
});
