import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { personalNotices, personalTexts } from "../../shared/customer/personal.texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { plainText, textOf } from "./page-html.ts";
import { lyon, mailsTo } from "./stand-in-checkout.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const path = "/mon-compte/mes-informations-personnelles/";
const question = `${path}?supprimer=1`;
const asData = { headers: { Accept: "application/json" } };

async function look(browser: Visitor, at = path) {
  const { answer, html } = await browser.visit(at);
  return { status: answer.status, html, text: textOf(html) };
}

describe("the customer's own data", () => {
  test("is a file, which nobody keeps", async () => {
    const browser = browserWith(await logIn(people.marguerite.email));
    const answer = await browser.post(path, { faire: "mes-donnees" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="mes-donnees-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const data = await answer.json<Record<string, unknown>>();
    expect(data.customer).toMatchObject({ email: people.marguerite.email });
    expect(JSON.stringify(data)).toContain("demo-payee");
    expect(JSON.stringify(data)).not.toContain("camille");
  });

  test("is asked for by a press: no link, and no visitor without a session, gets it", async () => {
    const browser = browserWith(await logIn(people.marguerite.email));
    const page = await browser.get(`${path}?faire=mes-donnees`);
    expect(page.headers.get("content-disposition")).toBeNull();
    const anonymous = await visitor().post(path, { faire: "mes-donnees" });
    expect([anonymous.status, anonymous.headers.get("location")]).toEqual([
      303,
      `/connexion/?retour=${encodeURIComponent(path)}`,
    ]);
  });

  test("is given a few times a minute", async () => {
    readLog();
    const browser = browserWith(await logIn(people.hugo.email));
    const calls = await countCalls("ecommerce", "/shop/customers/4/data-export");
    for (let count = 0; count < 5; count++) await browser.post(path, { faire: "mes-donnees" });
    expect(await calls()).toBe(4);
    expect((await look(browser)).text).toContain("Trop d’essais en peu de temps.");
  });

  test.each([
    ["status", people.camille, 1],
    ["refused", people.camille, 1],
    ["garbage", people.camille, 1],
    ["empty", people.paul, 2],
    ["truncated", people.paul, 2],
  ] as const)("that cannot be read (%s) is no file, and the page says so", async (mode, { email }, id) => {
    const log = readLog();
    const browser = browserWith(await logIn(email));
    await breakService({ service: "ecommerce", mode, path: `/shop/customers/${id}/data-export` });
    const answer = await browser.post(path, { faire: "mes-donnees" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}#mes-donnees`]);
    expect((await look(browser)).text).toMatch(textPattern(personalNotices.notExported));
    expect(log().map(({ event }) => event)).toContain("data not exported");
  });
});

describe("an account", () => {
  test("is deleted on request: what it means comes first, then the date of the request", async () => {
    const browser = browserWith(await logIn(people.paul.email));
    const page = await look(browser);
    expect(page.html).toContain(`href="${question}"`);
    const asked = await look(browser, question);
    expect(asked.text).toContain(plainText(personalTexts.deletion.confirmTitle));
    for (const words of [
      "Nous conservons les factures dix ans",
      "dans le mois",
      plainText(personalTexts.deletion.points.notYet),
    ])
      expect(asked.text).toContain(words);
    expect(await mailsTo(people.paul.email)).toEqual([]);

    const answer = await browser.post(question, { faire: "suppression" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}#suppression`]);
    const done = await look(browser);
    const today = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" }).format(
      clock.date(),
    );
    expect(done.text).toContain(`Nous avons reçu votre demande le ${today.replace(/^1 /, "1er ")}.`);
    expect(done.html.match(/action="\/api\/session\/logout"/g)?.length).toBeGreaterThan(1);
    expect(done.html).not.toContain(`href="${question}"`);
    expect((await mailsTo(people.paul.email)).map(({ subject }) => subject)).toEqual([
      "Votre demande de suppression est enregistrée",
    ]);

    const next = browserWith(await logIn(people.hugo.email));
    next.cookies.set("__Host-deletionRequest", browser.cookies.get("__Host-deletionRequest") ?? "");
    expect((await look(next)).text).not.toMatch(textPattern(personalTexts.deletion.received));
  });

  test("is not deleted while a subscription runs, and the page says why", async () => {
    const log = readLog();
    const address = JSON.stringify(lyon);
    await env.DB.prepare(
      `insert into subscriptions (number, customerId, state, createdAt, subscriptionInterval, shippingAddress,
        billingAddress, shippingMethod, paymentMethod) values ('ABO0004711', 4, 'active', '2026-10-01T08:00:00.000Z', 31,
        ?, ?, 'colissimo', 'card')`,
    )
      .bind(address, address)
      .run();
    const browser = browserWith(await logIn(people.hugo.email));
    const answer = await browser.post(question, { faire: "suppression" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toMatch(
      /Votre compte ne peut pas encore être supprimé\. L’abonnement ABO0004711 est en cours\s?: il doit d’abord prendre fin\./,
    );
    expect(html).toMatch(/<a href="\/mon-compte\/mes-abonnements\/\?tous=1">Voir mes abonnements<\/a>/);
    expect((await look(browser)).text).not.toMatch(textPattern(personalTexts.deletion.received));
    const data = await browser.post(question, { faire: "suppression" }, asData);
    expect([data.status, await data.json()]).toEqual([
      422,
      { errors: { fields: {}, form: [expect.stringContaining("ABO0004711")] } },
    ]);
    expect(log().filter(({ level }) => level === "error")).toEqual([]);

    await env.DB.prepare("update subscriptions set state = 'stopped' where customerId = 4").run();
    expect((await browser.post(question, { faire: "suppression" })).status).toBe(303);
  });

  test("is asked for twice and deleted once", async () => {
    const browser = browserWith(await logIn(people.nora.email));
    for (let press = 0; press < 2; press++)
      expect((await browser.post(question, { faire: "suppression" }, asData)).status).toBe(200);
    expect(await mailsTo(people.nora.email)).toHaveLength(1);
  });

  test.each(["status", "refused", "garbage", "lost"] as const)(
    "whose request fails (%s) is told so: no date is shown",
    async (mode) => {
      readLog();
      const browser = browserWith(await logIn(people.marguerite.email));
      await breakService({
        service: "ecommerce",
        mode,
        status: 503,
        path: "/shop/customers",
        method: "POST",
      });
      const answer = await browser.post(question, { faire: "suppression" });
      expect(answer.status).toBe(503);
      expect(textOf(await answer.text())).toMatch(textPattern(personalNotices.deletionUnsure));
      expect((await look(browser)).text).not.toMatch(textPattern(personalTexts.deletion.received));
    },
  );
});
