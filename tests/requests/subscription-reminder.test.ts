import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { reminderTexts } from "../../shared/subscription/reminder/reminder.texts.ts";
import { type ReminderAnswer, reminderAnswers } from "../../shared/subscription/reminder/reminder.ts";
import { daysOnTheRoad, latestArrival, shipNowDay } from "../../shared/subscription/stock/stock-days.ts";
import { dayText, departureIn, today } from "../days.ts";
import { atSignIn, browserWith, demoPassword, lastMailTo, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { answerLink } from "./mail-link.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { freshShop, goIntoLock, ledgerOf, readSubscription, standIn } from "./subscription-engine.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, switchSetting, type Visitor, visitor } from "./visitor.ts";

const id = 1;
const own = `/mon-compte/mes-abonnements/${id}/`;
const kibble = "reste-11000103";
const reminder = `/shop/subscriptions/${id}/reminder`;

beforeEach(async () => {
  await freshShop();
  await env.DB.prepare("update subscriptions set nextShipmentDate = ? where id = ?")
    .bind(`${departureIn(7)}T11:00:00.000Z`, id)
    .run();
});
mendAfterEach();

async function look(answer: Response) {
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

const open = async (answer: ReminderAnswer, options = {}, browser: Visitor = visitor()) =>
  look(await browser.get(await answerLink(id, answer, options)));

const confirmations = async () => (await ledgerOf(id)).filter(({ kind }) => kind === "confirmed").length;

const tokenOf = (link: string) => link.split("=")[1] ?? "";

describe.each(reminderAnswers)("the answer %s", (answer) => {
  test("opens a page without a login that says when the parcel leaves; opening it changes nothing", async () => {
    const before = await readSubscription(id);
    const { status, text } = await open(answer);
    expect([status, text]).toEqual([200, expect.stringMatching(/Votre colis doit partir le \p{L}+ \d+/u)]);
    expect(await readSubscription(id)).toEqual(before);
    expect(await confirmations()).toBe(0);
  });

  test("tells no name, street, animal, card or amount, neither to the browser nor in the API's answer", async () => {
    const link = await answerLink(id, answer);
    const { html } = await look(await visitor().get(link));
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const { body } = await askApi<object>("GET", `subscriptions/${id}/reminder?link=${tokenOf(link)}`);
    const api = JSON.stringify(body);
    expect(api).toContain("nextShipmentDate");
    for (const secret of ["Camille", "Durand", "Oslo", "Mirabelle", "4970", people.camille.email]) {
      expect(main).not.toContain(secret);
      expect(api).not.toContain(secret);
    }
    expect(main).not.toMatch(/\d €|ABO\d/);
    expect(api).not.toMatch(/"(?:total|unitPrice|itemsTotal|street|firstName|card|number|shippingAddress)"/);
  });

  test("is stored and indexed nowhere, and is told to no other site", async () => {
    const { headers, html } = await open(answer);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });

  test("of a subscription with an alert leads there, and promises no departure", async () => {
    await env.DB.prepare("update subscriptions set state = 'payment_failed' where id = ?").bind(id).run();
    const { text, html } = await open(answer);
    expect(text).toContain(reminderTexts.attention);
    expect(html).toContain(`href="${own}"`);
    expect(text).not.toMatch(/comme prévu|rien d’autre à faire/);
  });

  test("asks for nothing more without an alert", async () => {
    expect((await open(answer)).text).not.toContain(reminderTexts.attention);
  });

  test("ends: then it says so, and leads to the subscription, without a call", async () => {
    const calls = await countCalls("ecommerce", reminder);
    const { status, text, html } = await open(answer, { days: -1 });
    expect([status, text]).toEqual([410, expect.stringContaining(reminderTexts.expired.title)]);
    expect(html).toContain(`href="${own}"`);
    const posted = await visitor().post(await answerLink(id, answer, { days: -1 }), { [kibble]: "4" });
    expect([posted.status, await calls()]).toEqual([410, 0]);
  });

  test("of a parcel in preparation says that it no longer changes", async () => {
    await goIntoLock(id);
    const { status, text } = await open(answer);
    expect([status, text]).toEqual([200, expect.stringContaining(reminderTexts.locked.title)]);
  });

  test("of a paused subscription says that no parcel is planned", async () => {
    await env.DB.prepare("update subscriptions set state = 'paused' where id = ?").bind(id).run();
    expect((await open(answer)).text).toContain(reminderTexts.unplanned.title);
  });

  test("says that it cannot be shown while the API is down, and logs it", async () => {
    const log = readLog();
    await breakService({ service: "ecommerce", mode: "status", path: reminder });
    const { status, text } = await open(answer);
    expect([status, text]).toEqual([503, expect.stringContaining(reminderTexts.down.title)]);
    expect(log()).toContainEqual(expect.objectContaining({ event: "reminder not shown" }));
  });
});

test.each([
  ["another subscription's signature", () => answerLink(id, "tout-va-bien", { signed: 2 })],
  ["the signature of a link of another kind", () => answerLink(id, "tout-va-bien", { kind: "order" })],
  [
    "a later end",
    async () =>
      (await answerLink(id, "tout-va-bien")).replace(/=(\d+)\./, (_, end) => `=${Number(end) + 1}.`),
  ],
  ["no signature", async () => `/prochain-colis/${id}/tout-va-bien/`],
  [
    "an answer that does not exist",
    async () => (await answerLink(id, "tout-va-bien")).replace("bien", "mal"),
  ],
])("%s is not found, read or posted, without a call", async (_, path) => {
  const calls = await countCalls("ecommerce", reminder);
  expect((await visitor().get(await path())).status).toBe(404);
  expect((await visitor().post(await path(), {})).status).toBe(404);
  expect(await calls()).toBe(0);
});

test("the API takes no link that has ended or is another's, and confirms no parcel in preparation", async () => {
  const ask = async (options = {}) => {
    const query = `?link=${tokenOf(await answerLink(id, "tout-va-bien", options))}`;
    const read = await askApi("GET", `subscriptions/${id}/reminder${query}`);
    const write = await askApi("POST", `subscriptions/${id}/reminder-confirmation${query}`, {});
    return [read.status, write.status];
  };
  expect(await ask()).toEqual([200, 200]);
  expect(await ask({ days: -1 })).toEqual([404, 404]);
  expect(await ask({ signed: 2 })).toEqual([404, 404]);
  await goIntoLock(id);
  expect(await ask()).toEqual([200, 422]);
});

describe("“Tout va bien”", () => {
  const press = async () => visitor().post(await answerLink(id, "tout-va-bien"), {});

  test("is confirmed by one press without a login or a cookie, noted once, and then says so", async () => {
    const first = await look(await press());
    expect([first.status, first.text]).toEqual([
      200,
      expect.stringMatching(textPattern(reminderTexts.fine.done)),
    ]);
    await press();
    expect(await confirmations()).toBe(1);
    const { text, html } = await open("tout-va-bien");
    expect(text).toMatch(textPattern(reminderTexts.fine.done));
    expect(html).not.toContain(reminderTexts.fine.confirm);
  });

  test("pressed after the parcel went into preparation says so, and notes nothing", async () => {
    const link = await answerLink(id, "tout-va-bien");
    await goIntoLock(id);
    expect((await look(await visitor().post(link, {}))).text).toContain(reminderTexts.locked.title);
    expect(await confirmations()).toBe(0);
  });

  test("counts no more once the customer has changed the parcel", async () => {
    await press();
    const { token } = await logIn(people.camille.email);
    await askApi("PATCH", `subscriptions/${id}`, { nextShipmentDate: departureIn(20) }, { token });
    expect((await open("tout-va-bien")).text).toMatch(textPattern(reminderTexts.fine.confirm));
  });

  test("with an API that notes no answers says when the parcel leaves, and claims nothing", async () => {
    const path = `${reminder}-confirmation`;
    await breakService({ service: "ecommerce", mode: "status", status: 405, path });
    const { text } = await look(await press());
    expect(text).toMatch(textPattern(reminderTexts.fine.notNoted));
    expect(text).not.toMatch(textPattern(reminderTexts.fine.done));
  });

  test.each([
    ["is down", { status: 503 }, reminderTexts.fine.failed],
    ["is in doubt", { status: 502 }, reminderTexts.fine.unsure],
  ])("with an API that %s says what is known", async (_, fault, words) => {
    const path = `${reminder}-confirmation`;
    await breakService({ service: "ecommerce", mode: "status", ...fault, path });
    const { status, text } = await look(await press());
    expect([status, text]).toEqual([503, expect.stringMatching(textPattern(words))]);
  });

  test("with an API that was down before the press is not lost for good", async () => {
    await breakService({ service: "ecommerce", mode: "status", path: reminder });
    const { status, text } = await look(await press());
    expect([status, text]).toEqual([503, expect.stringContaining(reminderTexts.down.title)]);
  });
});

describe("“Il m’en reste”", () => {
  const say = async (quarters: string, browser = visitor()) =>
    look(await browser.post(await answerLink(id, "il-m-en-reste"), { [kibble]: quarters }));

  test("asks how much of each food is left", async () => {
    const { html, text } = await open("il-m-en-reste");
    expect(html).toContain(`name="${kibble}"`);
    expect(text).toMatch(textPattern(reminderTexts.left.ask));
  });

  test("plenty left proposes to skip the parcel or to put it off, behind the login", async () => {
    const { status, html, text } = await say("8");
    expect([status, text]).toEqual([
      200,
      expect.stringMatching(/d’avance\. Sauter ce colis|Repousser le colis/),
    ]);
    const proposed = /href="([^"]*\?modifier=(?:passer|date)[^"]*)"/.exec(html)?.[1] ?? "";
    const { path } = await visitor().visit(proposed.replaceAll("&amp;", "&"));
    expect(path).toBe(`/connexion/?retour=${encodeURIComponent(proposed.replaceAll("&amp;", "&"))}`);
  });

  test("hardly anything left proposes nothing later", async () => {
    const { status, html, text } = await say("0");
    expect([status, text]).toEqual([200, expect.stringContaining(reminderTexts.left.again)]);
    expect(html).not.toMatch(/modifier=date&amp;le=/);
  });

  test("what skipping would do stands before its button: no charge, the next departure, and the shortage", async () => {
    const { text } = await say("4");
    expect(text).toMatch(/Rien ne serait débité\. Le colis suivant partirait le \p{L}+ \d/u);
    expect(text).toMatch(/Vous serez à court vers le [^,]*, environ \d+ jours avant l’arrivée de ce colis\./);
    expect((await say("8")).text).not.toContain("à court");
  });

  test("with an unpaid parcel, which may still come, no shortage is foretold", async () => {
    await env.DB.prepare("update subscriptions set state = 'payment_failed' where id = ?").bind(id).run();
    const { text } = await say("4");
    expect(text).toContain("Sauter ce colis");
    expect(text).not.toContain("à court");
  });

  test("the answer is the stock word of the subscription after the login", async () => {
    const browser = browserWith(await logIn(people.camille.email));
    await say("8", browser);
    const { html } = await browser.visit(`${own}?modifier=stock`);
    expect(html).toMatch(/<option[^>]* value="8" selected=""/);
  });

  test("foods that are not known, or none to count, leave both changes without the question", async () => {
    const log = readLog();
    await breakService({ service: "content", mode: "status", status: 500 });
    const unread = await look(await visitor().get(await answerLink(2, "il-m-en-reste")));
    expect(log()).toContainEqual(expect.objectContaining({ event: "foods of a reminder not known" }));
    await env.DB.prepare(
      "delete from subscription_items where subscriptionId = 1 and variantCode = '11000103'",
    ).run();
    for (const [{ html, status }, path] of [
      [unread, "/mon-compte/mes-abonnements/2/"],
      [await open("il-m-en-reste"), own],
    ] as const) {
      const links = [...html.matchAll(/href="([^"]*\?modifier=[^"]*)"/g)].map(([, to]) => to);
      expect([status, links]).toEqual([200, [`${path}?modifier=passer`, `${path}?modifier=date`]]);
    }
  });

  test("an answer that the page did not offer comes back with its error", async () => {
    const { status, text } = await say("5");
    expect([status, text]).toEqual([422, expect.stringMatching(textPattern(reminderTexts.left.title))]);
  });
});

describe("“Il m’en manque”", () => {
  test.each(["envoyer", "frequence"])(
    "proposes %s, and the login leads to exactly that step",
    async (step) => {
      const wanted = `${own}?modifier=${step}`;
      const { html } = await open("il-m-en-manque");
      expect(html).toContain(`href="${wanted}"`);
      const { browser, take } = atSignIn(`/connexion/?retour=${encodeURIComponent(wanted)}`);
      const answer = await take("password", { email: people.camille.email, password: demoPassword });
      expect(answer.headers.get("location")).toBe(wanted);
      expect((await browser.visit(wanted)).path).toBe(wanted);
    },
  );

  test("tells when a parcel that is sent now arrives", async () => {
    const arrives = latestArrival(shipNowDay(today()), { days: daysOnTheRoad.home, to: "FR" });
    expect((await open("il-m-en-manque")).text).toContain(`et arrive vers le ${dayText(arrives)}.`);
  });

  test("knows the e-mail of a session that has ended", async () => {
    const { token, customer } = await logIn(people.camille.email, -60);
    const { html, path } = await browserWith({ token, customer }).visit(`${own}?modifier=envoyer`);
    expect(path).toContain(encodeURIComponent(`${own}?modifier=envoyer`));
    expect(html).toContain(`value="${people.camille.email}"`);
  });
});

test("the reminder's mail has the three answers, and their links end when the parcel is prepared", async () => {
  await env.DB.prepare("update subscriptions set remindedOfDate = null where id = ?").bind(id).run();
  await standIn("/_sandbox/clock", { days: 1 });
  const mail = await lastMailTo(people.camille.email);
  const links = [...mail.matchAll(/<a href="(\/prochain-colis\/1\/[^"]*)">([^<]*)</g)];
  expect(links.map(([, , words]) => words)).toEqual(Object.values(reminderTexts.answers));
  const { editableUntil } = await readSubscription(id);
  for (const [, link = ""] of links) {
    expect((await visitor().get(link)).status).toBe(200);
    const expires = Number(/jeton=(\d+)/.exec(link)?.[1]);
    expect(Math.abs(expires * 1000 - Date.parse(editableUntil ?? ""))).toBeLessThan(60_000);
  }
});

test("without the feature there is no such page", async () => {
  await switchSetting("features", ["subscriptions"]);
  expect((await open("tout-va-bien")).status).toBe(404);
  await switchSetting("features", undefined);
});
