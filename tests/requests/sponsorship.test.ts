import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { invitationErrors, invitationNotices } from "../../shared/sponsorship/invitation.texts.ts";
import { sponsorshipTexts } from "../../shared/sponsorship/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import { deadlines } from "../../worker/upstream/deadline.ts";
import { browserWith, lastMailTo, logIn, noticeOf, people } from "./customer.ts";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { plainBrowser } from "./plain-browser.ts";
import { askApi } from "./stand-in-api.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, switchSetting, visitor } from "./visitor.ts";

mendAfterEach();

const path = "/mon-compte/mes-parrainages/";

interface Refused {
  errors: { fields: Record<string, string>; form: string[] };
}

let sponsors = 0;

/** Simulates a minute's pause, because network and account are limited. */
async function sponsor(person: keyof typeof people = "camille") {
  const minute = sponsors;
  const limit = vi.isMockFunction(env.CONTACT_LIMIT.limit)
    ? null
    : env.CONTACT_LIMIT.limit.bind(env.CONTACT_LIMIT);
  if (limit)
    vi.spyOn(env.CONTACT_LIMIT, "limit").mockImplementation(({ key }) => limit({ key: `${minute} ${key}` }));
  const tokens = await logIn(people[person].email, 3600 + ++sponsors);
  const browser = browserWith(tokens);
  const network = { "CF-Connecting-IP": `203.0.113.${sponsors}` };
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    browser.post(path, fields, { headers: { ...network, ...headers } });
  return {
    browser,
    tokens,
    post,
    call: (fields: Record<string, string>) => post(fields, { Accept: "application/json" }),
    look: async () => {
      const { answer, html } = await browser.visit(path);
      return { status: answer.status, html, text: textOf(html), headers: answer.headers };
    },
    shown: async () => {
      const { html } = await browser.visit(path);
      return /name="friends" value="(\d+)"/.exec(html)?.[1] ?? "";
    },
    friends: async () =>
      (
        await askApi<{ "hydra:member": { email: string }[] }>(
          "GET",
          "sponsorships?itemsPerPage=100",
          undefined,
          tokens,
        )
      ).body["hydra:member"].map(({ email }) => email),
  };
}

test("the title names the rewards that the API tells", async () => {
  const { look } = await sponsor();
  expect((await look()).html).toMatch(/<h1>Mes parrainages\s: 10\s€ pour vous<\/h1>/);
});

test("the sponsorships need a login, and are returned to after it", async () => {
  const answer = await visitor().get(path);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    302,
    `/connexion/?retour=${encodeURIComponent(path)}`,
  ]);
});

test("it lists the friends, masked, with states, dates and rewards, and is never cached", async () => {
  const { status, text, headers } = await (await sponsor()).look();
  expect(status).toBe(200);
  expect(text).toMatch(/m•••@example\.fr Le \d.* \d{4} Invitation envoyée y•••@example\.com/);
  expect(text).toMatch(/s•••@example\.be Le \d.* Première commande passée/);
  expect(text).toMatch(/t•••@example\.fr Le \d.* Récompense accordée Récompense\u00a0?.: 10,00\s€/);
  expect(text).toMatch(/o•••@example\.lu Le \d.* Invitation expirée/);
  expect(text).not.toContain("marion.leroy");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("link and code stand in the page as text; the link is a whole address", async () => {
  const { text } = await (await sponsor()).look();
  expect(text).toContain("https://museau.example/mon-compte/bienvenue/?parrain=CAMILLE-7Q2M");
  expect(text).toMatch(/Votre code\s+CAMILLE-7Q2M/);
});

test("somebody else's friends are not there; an empty list stands below the form", async () => {
  const { text, html } = await (await sponsor("paul")).look();
  expect(text).toMatch(textPattern(sponsorshipTexts.empty));
  expect(text).not.toContain("m•••@example.fr");
  expect(html).toContain('name="emails"');
});

test("the account's navigation leads there", async () => {
  const { browser } = await sponsor();
  expect((await browser.visit("/mon-compte/")).html).toContain(`href="${path}"`);
});

describe("an invitation without scripts", () => {
  test("by the form of its page friends are invited, a wrong address is named, and the link is text", async () => {
    const { form } = sponsorshipTexts;
    const shop = plainBrowser(browserWith(await logIn(people.marguerite.email)));
    await shop.open(path);
    shop.fill(form.emails, "sans-scripts@exemple.fr zoé@");
    await shop.press(form.submit);
    expect(shop.descriptionOf(form.emails)).toMatch(
      textPattern(translator(invitationErrors)("malformed", { email: "zoé@" })),
    );
    expect(shop.valueOf(form.emails)).toBe("sans-scripts@exemple.fr zoé@");
    shop.fill(form.emails, "sans-scripts@exemple.fr");
    await shop.press(form.submit);
    expect(shop.path()).toBe(`${path}#inviter`);
    expect(shop.text()).toContain(invitationNotices.sent({ count: 1 }));
    expect(shop.text()).toContain("s•••@exemple.fr");
    expect(shop.text()).toMatch(/https:\S+\?parrain=/);
  });

  test("sends a mail to each address, and the page says so once", async () => {
    const { post, look, friends } = await sponsor("paul");
    const emails = "lea@exemple.fr, Zoé <zoe@exemple.fr>\r\nlea@exemple.fr";
    const answer = await post({ emails, message: "Viens\r\nvoir !" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
    expect(await friends()).toEqual(["z•••@exemple.fr", "l•••@exemple.fr"]);
    expect(await lastMailTo("zoe@exemple.fr")).toContain("Viens<br>voir\u00a0!<br>");
    expect((await look()).text).toContain("Vos 2 invitations sont parties.");
    expect((await look()).text).not.toMatch(textPattern(invitationNotices.unsure));
  });

  test("names each wrong address, keeps what was typed, and invites nobody", async () => {
    const { post, friends } = await sponsor("nora");
    const typed = `bonne@exemple.fr marion@ ${people.nora.email}`;
    const answer = await post({ emails: typed, message: "<b>Bonjour</b>" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain("« marion@ » n’est pas une adresse complète");
    expect(textOf(html)).toMatch(textPattern(invitationErrors.own));
    expect(html).toContain(typed);
    expect(html).toContain("&lt;b&gt;Bonjour&lt;/b&gt;");
    expect(await friends()).toEqual([]);
  });

  test("says kindly who was invited before, by the API's word", async () => {
    readLog();
    const { post } = await sponsor();
    const text = textOf(await (await post({ emails: "nouveau@exemple.fr Marion.Leroy@example.fr" })).text());
    expect(text).toContain("« Marion.Leroy@example.fr » a déjà été invitée, ou a déjà un compte.");
    expect(text).toMatch(textPattern(invitationErrors.nobody));
    expect(await lastMailTo("nouveau@exemple.fr")).toBe("");
  });
});

describe("an invitation with scripts", () => {
  test("answers with the list as it is then", async () => {
    const { call } = await sponsor("hugo");
    const answer = await call({ emails: "ines@exemple.fr", message: "" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toMatchObject({
      text: "Votre invitation est partie.",
      members: [{ email: "i•••@exemple.fr", state: "sent", reward: null }],
    });
  });

  test("is said to be sent where the list cannot be read after it", async () => {
    readLog();
    const { call } = await sponsor("hugo");
    await breakService({
      service: "ecommerce",
      mode: "slow",
      delay: 0,
      method: "GET",
      path: "/shop/sponsorships",
      times: 1,
    });
    await breakService({ service: "ecommerce", mode: "status", method: "GET", path: "/shop/sponsorships" });
    expect(await (await call({ emails: "jade@exemple.fr" })).json()).toEqual({
      text: "Votre invitation est partie.",
    });
  });

  test("names wrong addresses at their field", async () => {
    const { call } = await sponsor("hugo");
    const answer = await call({ emails: "x", message: "y".repeat(501) });
    const { errors } = await answer.json<Refused>();
    expect(answer.status).toBe(422);
    expect(Object.keys(errors.fields)).toEqual(["emails", "message"]);
  });
});

describe("the same press twice", () => {
  test.each(["text/html", "application/json"])(
    "sends one mail, and both say that it is sent: %s",
    async (Accept) => {
      readLog();
      const { post, friends, shown } = await sponsor("marguerite");
      const emails = `deux.${Accept.length}@exemple.fr`;
      const before = (await friends()).length;
      const form = { emails, friends: await shown() };
      const answers = await Promise.all([1, 2].map(() => post(form, { Accept })));
      expect(answers.map(({ status }) => status)).toEqual(Array(2).fill(Accept === "text/html" ? 303 : 200));
      expect(await friends()).toHaveLength(before + 1);
      expect((await post(form, { Accept })).status).toBe(Accept === "text/html" ? 303 : 200);
    },
  );

  test("is none for somebody who was invited before, and looks like the friend of this minute", async () => {
    readLog();
    const { post, shown } = await sponsor("marguerite");
    for (const emails of ["marc@exemple.lu", "marie@exemple.lu"]) {
      expect((await post({ emails, friends: await shown() })).status).toBe(303);
    }
    for (const friends of [await shown(), "", "-1"]) {
      const answer = await post({ emails: "marc@exemple.lu", friends });
      expect(answer.status).toBe(422);
      expect(textOf(await answer.text())).toContain("« marc@exemple.lu » a déjà été invitée");
    }
  });
});

describe("limits", () => {
  test("twenty people in an hour: then the page says so and keeps what was typed", async () => {
    readLog();
    const { post } = await sponsor("nora");
    const several = (name: string, count: number) =>
      Array.from({ length: count }, (_, n) => `${name}${n}@exemple.fr`).join(" ");
    expect((await post({ emails: several("a", 10) })).status).toBe(303);
    expect((await post({ emails: several("b", 8) })).status).toBe(303);
    const refused = await post({ emails: several("c", 3) });
    const html = await refused.text();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect(textOf(html)).toContain("20 personnes par heure. Il vous en reste 2. Retirez");
    expect(html).toContain("c0@exemple.fr c1@exemple.fr");
    expect((await post({ emails: several("c", 2) })).status).toBe(303);
  });

  test("ten posts a minute of one account, whichever of its tokens and networks they come with", async () => {
    readLog();
    const keys: string[] = [];
    for (let token = 0; token < 2; token++) {
      const { post } = await sponsor("hugo");
      vi.spyOn(env.CONTACT_LIMIT, "limit").mockImplementation(async ({ key }) => {
        keys.push(key);
        return { success: true };
      });
      await post({ emails: "hugo.bernard@example.fr, x@exemple.fr" });
      await post({ emails: `ami-${token}@exemple.fr` });
      vi.restoreAllMocks();
    }
    const [ofFirst, ofSecond] = [keys.slice(0, keys.length / 2), keys.slice(keys.length / 2)];
    expect(ofFirst.filter((key) => ofSecond.includes(key)).length).toBeGreaterThan(0);
    expect(ofFirst[0]).not.toBe(ofSecond[0]);
  });

  test("what the API limits is said in the same way", async () => {
    readLog();
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 429,
      method: "POST",
      path: "/shop/sponsorships",
    });
    const answer = await (await sponsor("hugo")).call({ emails: "k@exemple.fr" });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect((await answer.json<Refused>()).errors.form[0]).toMatch(
      /20 personnes par heure\. Réessayez dans une heure/,
    );
  });

  test("ten presses a minute", async () => {
    readLog();
    const { call } = await sponsor("hugo");
    const statuses: number[] = [];
    for (let press = 0; press < 11; press++) statuses.push((await call({ emails: "x" })).status);
    expect(statuses.slice(-1)).toEqual([429]);
  });
});

describe("when the service fails", () => {
  test("the page says so in its place, and still invites", async () => {
    const log = readLog();
    await breakService({ service: "ecommerce", mode: "status", method: "GET", path: "/shop/sponsorships" });
    const { look, call } = await sponsor("hugo");
    const { status, text, html } = await look();
    expect(status).toBe(503);
    expect(text).toContain(sponsorshipTexts.down.title);
    expect(html).toContain('name="emails"');
    expect(log().map(({ event }) => event)).toContain("sponsorships not shown");
    expect((await call({ emails: "panne@exemple.fr" })).status).toBe(200);
  });

  test.each(["garbage", "empty", "truncated", "refused"] as const)("%s is an outage too", async (mode) => {
    readLog();
    await breakService({ service: "ecommerce", mode, method: "GET", path: "/shop/sponsorships" });
    const { status, text } = await (await sponsor()).look();
    expect(status).toBe(503);
    expect(text).toMatch(textPattern(sponsorshipTexts.down.title));
  });

  test("a slow service holds the page no longer than an outage", async () => {
    readLog();
    const { look } = await sponsor();
    const { passTime } = stopTimers();
    const held = holdCalls((call) => call === "GET /ecommerce/api/v2/shop/sponsorships");
    const looking = look();
    await held.waiting(1);
    passTime(deadlines.page);
    const { status, text } = await looking;
    expect(status).toBe(503);
    expect(text).toMatch(textPattern(sponsorshipTexts.down.title));
  });

  test.each([404, 405])(
    "a service that lacks the call (%i) is an outage: nothing is hidden",
    async (status) => {
      readLog();
      await breakService({ service: "ecommerce", mode: "status", status, path: "/shop/sponsorships" });
      const { status: shown, text } = await (await sponsor()).look();
      expect(shown).toBe(503);
      expect(text).toMatch(textPattern(sponsorshipTexts.down.title));
    },
  );

  test("an invitation that was sent, though its answer is lost, is read again and said to be sent", async () => {
    readLog();
    await breakService({
      service: "ecommerce",
      mode: "lost",
      method: "POST",
      path: "/shop/sponsorships",
      times: 1,
    });
    const { call, friends } = await sponsor("hugo");
    expect((await call({ emails: "perdue@exemple.fr" })).status).toBe(200);
    expect(await friends()).toContain("p•••@exemple.fr");
  });

  test("an empty answer does not say that an invitation is sent", async () => {
    readLog();
    const fault = { method: "POST", path: "/shop/sponsorships", times: 1 };
    await breakService({ service: "ecommerce", mode: "empty", ...fault });
    const { post, friends } = await sponsor("hugo");
    const answer = await post({ emails: "vide@exemple.fr" });
    expect(answer.status).toBe(503);
    expect(textOf(await answer.text())).toMatch(textPattern(invitationNotices.unsure));
    expect(await friends()).not.toContain("v•••@exemple.fr");
  });

  test("one that was not sent is kept, and may be sent again", async () => {
    const log = readLog();
    await breakService({
      service: "ecommerce",
      mode: "status",
      method: "POST",
      path: "/shop/sponsorships",
      times: 1,
    });
    const { post } = await sponsor("hugo");
    const answer = await post({ emails: "encore@exemple.fr" });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(textOf(html)).toMatch(textPattern(invitationNotices.unavailable));
    expect(html).toContain("encore@exemple.fr");
    expect(log().map(({ event }) => event)).toContain("friends not invited");
    expect((await post({ emails: "encore@exemple.fr" })).status).toBe(303);
  });

  test("where nobody knows whether it was sent, that is said", async () => {
    readLog();
    await breakService({ service: "ecommerce", mode: "status", path: "/shop/sponsorships" });
    const answer = await (await sponsor("hugo")).call({ emails: "qui-sait@exemple.fr" });
    expect(answer.status).toBe(503);
    expect((await answer.json<Refused>()).errors.form[0]).toMatch(textPattern(invitationNotices.unsure));
  });

  test("a session that ends meanwhile leads to the login, and back to what was typed", async () => {
    readLog();
    const { browser, post } = await sponsor("hugo");
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 401,
      path: "/shop/sponsorships",
      times: 5,
    });
    const answer = await post({ emails: "plus-tard@exemple.fr" });
    expect(answer.headers.get("location")).toContain("/connexion/");
    expect(browser.cookies.get("__Host-formDraft")).toBeTruthy();
  });
});

test("the page asks the service once", async () => {
  const calls = await countCalls("ecommerce", "/shop/sponsorships", "GET");
  await (await sponsor()).look();
  expect(await calls()).toBe(1);
});

test("another site cannot invite in a customer's name", async () => {
  const { browser } = await sponsor("hugo");
  const answer = await browser.post(
    path,
    { emails: "vol@exemple.fr" },
    { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } },
  );
  expect(answer.status).toBe(403);
  expect(noticeOf(browser)).toBe("");
});

test("without its flag there is no such page, for anybody who is logged in", async () => {
  const { look, post, browser } = await sponsor();
  await switchSetting("features", []);
  expect((await look()).status).toBe(404);
  expect((await post({ emails: "a@exemple.fr" })).status).toBe(404);
  expect((await browser.visit("/mon-compte/")).html).not.toContain(`href="${path}"`);
  expect((await visitor().get(path)).status).toBe(302);
});
