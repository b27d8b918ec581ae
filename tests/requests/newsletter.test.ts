import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { guardFields } from "../../shared/bot-check.ts";
import { emptyMailbox, mailbox, sender } from "./contact-form.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { breakService, mendServices, visitor } from "./visitor.ts";

const path = "/api/newsletter";

beforeEach(async () => {
  readLog();
  await emptyMailbox();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await mendServices();
});

const subscribers = async () => (await mailbox()).subscriptions.map(({ email }) => email);

describe("a subscription of the running page", () => {
  test("is 204, the second time too", async () => {
    const { call } = sender();
    expect((await call(path, { email: " Nadia@Exemple.fr " })).status).toBe(204);
    expect((await call(path, { email: "nadia@exemple.fr" })).status).toBe(204);
    expect(await subscribers()).toEqual(["nadia@exemple.fr"]);
  });

  test.each([
    "",
    "nadia",
    "nadia@",
    "a@b",
    "nadia@exemple.fr\r\nBcc: x@y.fr",
    `${"a".repeat(250)}@exemple.fr`,
  ])("with %j is refused in French", async (email) => {
    const answer = await sender().call(path, { email });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { message: expect.stringContaining("n’est pas valide") },
    ]);
    expect(await subscribers()).toEqual([]);
  });

  test("is not taken where the service fails, and says so", async () => {
    await breakService({ service: "ecommerce", mode: "status", status: 500 });
    const answer = await sender().call(path, { email: "nadia@exemple.fr" });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { message: expect.stringContaining("n’a pas été prise en compte") },
    ]);
  });

  test("by a robot that fills in everything is refused", async () => {
    const answer = await sender().call(path, { email: "robot@exemple.fr", [guardFields.trap]: "x" });
    expect(answer.status).toBe(403);
    expect(await subscribers()).toEqual([]);
  });

  test("of JSON, or from another site, is refused", async () => {
    expect((await visitor().postJson(path, { email: "nadia@exemple.fr" })).status).toBe(415);
    const foreign = { headers: { Origin: "https://evil.example" } };
    expect((await visitor().post(path, { email: "nadia@exemple.fr" }, foreign)).status).toBe(403);
  });

  test("again and again is asked to wait", async () => {
    const { call } = sender();
    let last = await call(path, { email: "un@exemple.fr" });
    // Six a minute, and the minute may begin anew meanwhile.
    for (let times = 0; times < 15 && last.status !== 429; times++) {
      last = await call(path, { email: `${times}@exemple.fr` });
    }
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, "60"]);
    expect((await sender().call(path, { email: "autre@exemple.fr" })).status).toBe(204);
  });
});

describe("a subscription without scripts", () => {
  const from = (page: string) => ({ Referer: `https://museau.example${page}` });

  test("goes back to its page, which thanks once", async () => {
    const { browser, post } = sender();
    const answer = await post(path, { email: "nadia@exemple.fr" }, from("/chien/?page=2"));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/chien/?page=2"]);
    expect(textOf((await browser.visit("/chien/")).html)).toContain("C’est noté");
    expect(textOf((await browser.visit("/chien/")).html)).not.toContain("C’est noté");
  });

  test("that is wrong goes back with what was typed", async () => {
    const { browser, post } = sender();
    await post(path, { email: 'nadia@"><b>' }, from("/chat/"));
    const { html } = await browser.visit("/chat/");
    expect(textOf(html)).toContain("n’est pas valide");
    expect(html).toMatch(/<input[^>]*value="nadia@&quot;&gt;&lt;b&gt;"/);
  });

  test.each(["https://voleur.example/x", "javascript:alert(1)", "", "/chien/"])(
    "never leads out of the shop: %j",
    async (referer) => {
      const answer = await sender().post(path, { email: "nadia@exemple.fr" }, { Referer: referer });
      expect(answer.headers.get("location")).toBe("/");
    },
  );

  test("stands on every page as a plain form", async () => {
    const { html } = await visitor().visit("/chien/");
    expect(html).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/api\/newsletter")/);
    expect(textOf(html)).toContain("Un lien dans chaque lettre permet d’arrêter");
  });
});
