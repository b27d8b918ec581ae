import { beforeEach, describe, expect, test } from "vitest";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { part } from "../words.ts";
import { emptyMailbox, mailbox, sender, stampIn, tokenFor } from "./contact-form.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { askStandIns, breakService, mendAfterEach, passSeconds, visitor } from "./visitor.ts";

const path = "/api/newsletter";
const data = "/mon-compte/mes-informations-personnelles/";

beforeEach(async () => {
  readLog();
  await emptyMailbox();
});

mendAfterEach();

const token = () => tokenFor("newsletter");

const subscribers = async () => (await mailbox()).subscriptions.map(({ email }) => email);

describe("a subscription of the running page", () => {
  test("is 204, the second time too", async () => {
    const { call } = sender();
    expect((await call(path, { email: " Nadia@Exemple.fr ", ...(await token()) })).status).toBe(204);
    expect((await call(path, { email: "nadia@exemple.fr", ...(await token()) })).status).toBe(204);
    expect(await subscribers()).toEqual(["nadia@exemple.fr"]);
  });

  test("of an address with a slip is told which one was probably meant", async () => {
    const answer = await sender().call(path, { email: "nadia@gmial.com", ...(await token()) });
    expect([answer.status, await answer.json()]).toEqual([200, { meant: "nadia@gmail.com" }]);
  });

  test("of a customer is the box in the account, and ends there", async () => {
    const { email } = people.hugo;
    const browser = browserWith(await logIn(email));
    const isTicked = async () =>
      /<input(?=[^>]*name="subscribedToNewsletter")(?=[^>]*checked)/.test((await browser.visit(data)).html);
    expect(await isTicked()).toBe(false);
    await sender().call(path, { email, ...(await token()) });
    expect([await isTicked(), await subscribers()]).toEqual([true, [email]]);
    await browser.post(data, { faire: "communications", communicationLanguage: "fr" });
    expect([await isTicked(), await subscribers()]).toEqual([false, []]);
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
      { errors: { fields: { email: expect.stringContaining("n’est pas valide") }, form: [] } },
    ]);
    expect(await subscribers()).toEqual([]);
  });

  test("with an accent before the @ is told so", async () => {
    const answer = await sender().call(path, { email: "Élo <élo@exemple.fr>" });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { errors: { fields: { email: formTexts.forms.errors.email_accent }, form: [] } },
    ]);
  });

  test("fails with a message when the service fails", async () => {
    await breakService({ service: "ecommerce", mode: "status", status: 500 });
    const answer = await sender().call(path, { email: "nadia@exemple.fr", ...(await token()) });
    expect(answer.headers.get("retry-after")).toBe("60");
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { errors: { fields: {}, form: [newsletterTexts.errors.unknown] } },
    ]);
  });

  test("that was not taken is told as such", async () => {
    await breakService({ service: "ecommerce", mode: "status", status: 503 });
    const answer = await sender().call(path, { email: "nadia@exemple.fr", ...(await token()) });
    expect(await answer.json()).toEqual({ errors: { fields: {}, form: [newsletterTexts.errors.failed] } });
  });

  const robots: [string, () => Promise<Record<string, string | File>>][] = [
    ["neither token nor stamp", async () => ({})],
    ["a token nobody made", async () => ({ [senderFields.token]: "invented" })],
    ["a token for another form", () => tokenFor("contact")],
    ["the trap filled in", async () => ({ ...(await token()), [senderFields.trap]: "x" })],
  ];

  test.each(robots)("with %s is refused", async (_, guards) => {
    const answer = await sender().call(path, { email: "robot@exemple.fr", ...(await guards()) });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { errors: { fields: {}, form: [expect.stringContaining("pas un robot")] } },
    ]);
    expect(await subscribers()).toEqual([]);
  });

  test("of a robot is refused, with the telephone; without an answer of the bot check the stamp stands in", async () => {
    await askStandIns("/_sandbox/bot-check/score", { score: 0.1 });
    const robot = { email: "robot@exemple.fr", ...(await token()) };
    const refused = await sender().call(path, robot);
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain("+33");
    await askStandIns("/_sandbox/bot-check/score", { score: 0.9 });
    expect(await subscribers()).toEqual([]);
    const { browser, call } = sender();
    const stamp = stampIn((await browser.visit("/page/livraison/")).html);
    passSeconds(3);
    await breakService({ service: "bot-check", mode: "status", path: "/verify" });
    expect((await call(path, { email: "nadia@exemple.fr", ...stamp, ...(await token()) })).status).toBe(204);
    expect(await subscribers()).toEqual(["nadia@exemple.fr"]);
  });

  test("of JSON, or from another site, is refused", async () => {
    expect((await visitor().postJson(path, { email: "nadia@exemple.fr" })).status).toBe(415);
    const foreign = { headers: { Origin: "https://evil.example" } };
    expect((await visitor().post(path, { email: "nadia@exemple.fr" }, foreign)).status).toBe(403);
  });

  test("over the rate limit is asked to wait", async () => {
    const { call } = sender();
    let last = await call(path, { email: "un@exemple.fr" });
    for (let times = 1; times < 7 && last.status !== 429; times++) {
      last = await call(path, { email: `${times}@exemple.fr` });
    }
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, "60"]);
    const other = { email: "autre@exemple.fr", ...(await token()) };
    expect((await sender().call(path, other)).status).toBe(204);
  });
});

describe("a subscription without scripts", () => {
  const from = (page: string) => ({ Referer: `https://museau.example${page}` });

  test("returns to its page, which confirms it once", async () => {
    const { browser, post } = sender();
    const stamp = stampIn((await browser.visit("/chien/?page=2")).html);
    passSeconds(3);
    const answer = await post(path, { email: "nadia@exemple.fr", ...stamp }, from("/chien/?page=2"));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/chien/?page=2"]);
    expect(textOf((await browser.visit("/chien/")).html)).toMatch(textPattern(newsletterTexts.done));
    expect(textOf((await browser.visit("/chien/")).html)).not.toMatch(textPattern(newsletterTexts.done));
  });

  test("asks if another address was meant", async () => {
    const { browser, post } = sender();
    const stamp = stampIn((await browser.visit("/chien/")).html);
    passSeconds(3);
    await post(path, { email: "nadia@gmial.com", ...stamp }, from("/chien/"));
    expect(textOf((await browser.visit("/chien/")).html)).toMatch(
      part(newsletterTexts.meant, { email: "nadia@gmail.com" }),
    );
  });

  test("with an error returns with its draft", async () => {
    const { browser, post } = sender();
    await post(path, { email: 'nadia@"><b>' }, from("/chat/"));
    const { html } = await browser.visit("/chat/");
    expect(textOf(html)).toMatch(textPattern(newsletterTexts.errors.email));
    expect(html).toMatch(/<input[^>]*value="nadia@&quot;&gt;&lt;b&gt;"/);
  });

  test("sent faster than a person can write has to be sent again, which then works", async () => {
    const { browser, post } = sender();
    const stamp = stampIn((await browser.visit("/chat/")).html);
    await post(path, { email: "presse@exemple.fr", ...stamp }, from("/chat/"));
    const { html } = await browser.visit("/chat/");
    expect(textOf(html)).toMatch(textPattern(newsletterTexts.errors.early));
    expect(html).toMatch(/<input[^>]*value="presse@exemple\.fr"/);
    expect(stampIn(html)).toEqual(stamp);
    expect(await subscribers()).toEqual([]);
    passSeconds(3);
    await post(path, { email: "presse@exemple.fr", ...stampIn(html) }, from("/chat/"));
    expect(await subscribers()).toEqual(["presse@exemple.fr"]);
  });

  test("over the rate limit is back on its page at once, with the reason", async () => {
    const { browser, post } = sender();
    const answers: Response[] = [];
    for (let times = 0; times < 15; times++) {
      answers.push(await post(path, { email: `${times}@exemple.fr` }, from("/chat/")));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(new Set(answers.map(({ headers }) => headers.get("retry-after")))).toEqual(new Set([null]));
    expect(textOf((await browser.visit("/chat/")).html)).toContain("Patientez");
  });

  test("loads no bot check before its form is used", async () => {
    expect((await visitor().visit("/chien/")).html).not.toMatch(/<script[^>]*bot-check/);
  });

  test.each(["https://voleur.example/x", "javascript:alert(1)", "", "/chien/"])(
    "never leads out of the shop: %j",
    async (referer) => {
      const answer = await sender().post(path, { email: "nadia@exemple.fr" }, { Referer: referer });
      expect(answer.headers.get("location")).toBe("/");
    },
  );

  test("is on every page as a plain form", async () => {
    const { html } = await visitor().visit("/chien/");
    expect(html).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/api\/newsletter")/);
    expect(textOf(html)).toMatch(textPattern(newsletterTexts.consent));
  });
});
