import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { weighingTexts } from "../../shared/animal/plan/weighing.texts.ts";
import { people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { followLink } from "./mail-link.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendAfterEach, switchSetting, visitor } from "./visitor.ts";
import { planFor, stopPlans, weighingLink } from "./weighing-link.ts";

mendAfterEach();

/** Camille's cat, 4.2 kg. */
const mirabelle = 2;

const weightOf = async (animal = mirabelle) =>
  (await env.DB.prepare("select weight from animals where id = ?").bind(animal).first<number>("weight")) ?? 0;

async function weights(): Promise<unknown> {
  const { results } = await env.DB.prepare("select * from animal_weights order by id").all();
  const { results: animals } = await env.DB.prepare("select * from animals order by id").all();
  return [results, animals];
}

async function look(path: string) {
  const answer = await visitor({ cookies: {} }).get(path);
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

async function send(path: string, fields: Record<string, string>) {
  const answer = await visitor().post(path, fields);
  const html = await answer.text();
  return {
    status: answer.status,
    location: answer.headers.get("location"),
    html,
    text: textOf(html),
  };
}

let before: unknown;

beforeEach(async () => {
  const last = "(select max(id) from animal_weights where animalId = 2)";
  await env.DB.batch([
    env.DB.prepare("update animals set weight = 42 where id = 2"),
    env.DB.prepare(`update animal_weights set weight = 42 where id = ${last}`),
  ]);
  await planFor(mirabelle, { startWeight: 4.2, targetWeight: 3.7 });
  before = await weights();
});

afterEach(stopPlans);

describe("the page of a weighing", () => {
  test("asks for one weight without a login, names the animal and nothing of its owner", async () => {
    const { status, text, html, headers } = await look(await weighingLink(mirabelle));
    expect(status).toBe(200);
    expect(text).toContain("Le poids de Mirabelle");
    expect(text).toMatch(/Dernier poids noté : 4,2 kg, le \d+ \p{L}+ \d{4}\./u);
    const form = html.match(/<main[\s\S]*?<form[\s\S]*?<\/form>/)?.[0] ?? "";
    expect([...form.matchAll(/<input[^>]*name="([^"]*)"/g)].map(([, name]) => name)).toEqual(["poids"]);
    expect(html).not.toMatch(/Camille|Durand|camille/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("x-robots-tag")).toContain("noindex");
  });

  test("changes nothing, however often it is opened", async () => {
    const path = await weighingLink(mirabelle);
    const writes = await countCalls("ecommerce", "/shop/animals", "POST");
    for (let time = 0; time < 3; time++) expect((await look(path)).status).toBe(200);
    expect((await visitor().get(path, { method: "HEAD" })).status).toBe(200);
    expect((await look(`${path}&poids=3,9&confirme=3.9`)).text).toContain("Le poids de Mirabelle");
    expect(await writes()).toBe(0);
    expect(await weights()).toEqual(before);
    expect((await send(path, { poids: "4,1" })).status).toBe(303);
  });
});

describe("a weight", () => {
  test.each([
    ["4,1", 41],
    ["4.1", 41],
    ["4,1 kg", 41],
    [" 4 100 g ", 41],
    ["4 kg 100", 41],
    ["4,14", 41],
    ["4", 40],
  ])("“%s” is saved once, and told on the page of the link", async (poids, saved) => {
    const path = await weighingLink(mirabelle);
    const { status, location } = await send(path, { poids });
    expect([status, location]).toEqual([303, path]);
    expect(await weightOf()).toBe(saved);
    const { status: shown, text, html } = await look(path);
    expect([shown, text.includes(weighingTexts.recorded.title)]).toEqual([200, true]);
    expect(text).toContain(`Mirabelle pèse ${String(saved / 10).replace(".", ",")} kg.`);
    expect(html).not.toMatch(/<main[\s\S]*name="poids"/);
  });

  test("changes only a weight: other fields of the animal are left as they are", async () => {
    const row = () => env.DB.prepare("select * from animals where id = 2").first<Record<string, unknown>>();
    const { weight: _, updatedAt: __, ...was } = (await row()) ?? {};
    await send(await weighingLink(mirabelle), { poids: "4,1", name: "Autre", condition: "1", animal: "1" });
    expect(await row()).toMatchObject(was);
    expect(await weightOf(1)).toBe(185);
  });

  test("of a link that was used changes nothing more, and the page says what it has saved", async () => {
    const path = await weighingLink(mirabelle);
    await send(path, { poids: "4,1" });
    const { status, location } = await send(path, { poids: "3,9" });
    expect([status, location]).toEqual([303, path]);
    expect(await weightOf()).toBe(41);
    expect((await look(path)).text).toContain("Mirabelle pèse 4,1 kg.");
  });

  test("pressed twice at once is saved once", async () => {
    const path = await weighingLink(mirabelle);
    const answers = await Promise.all([send(path, { poids: "4,1" }), send(path, { poids: "4" })]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const { text } = await look(path);
    const saved = await weightOf();
    expect([40, 41]).toContain(saved);
    expect(text).toContain(`Mirabelle pèse ${String(saved / 10).replace(".", ",")} kg.`);
  });

  test.each([
    ["", "Indiquez son poids"],
    ["lourd", "en kilos"],
    ["4 5", "en kilos"],
    ["0,4", "entre 1 et 13 kg"],
    ["41", "entre 1 et 13 kg"],
  ])("“%s” is refused beside the field, and the link stays open", async (poids, says) => {
    const path = await weighingLink(mirabelle);
    const { status, text, html } = await send(path, { poids });
    expect([status, text.includes(says)]).toEqual([422, true]);
    expect(html).toContain(`value="${poids}"`);
    expect(await weights()).toEqual(before);
    expect((await send(path, { poids: "4,1" })).status).toBe(303);
  });

  test.each([
    ["5,9", "5,9 kg, c’est 1,7 kg de plus que le"],
    ["3,4", "3,4 kg, c’est 0,8 kg de moins que le"],
  ])("of more than a tenth off (%s) is asked for once more, then saved", async (poids, says) => {
    const path = await weighingLink(mirabelle);
    const { status, text, html } = await send(path, { poids });
    expect(status).toBe(422);
    expect(text).toContain(says);
    expect(text).toContain(weighingTexts.confirm);
    expect(await weights()).toEqual(before);
    const confirme = /name="confirme" value="([^"]*)"/.exec(html)?.[1] ?? "";
    const other = await send(path, { poids: "7", confirme });
    expect([other.status, other.text.includes("7 kg, c’est")]).toEqual([422, true]);
    expect((await send(path, { poids, confirme })).status).toBe(303);
    expect(await weightOf()).toBe(Number(poids.replace(",", "")));
  });

  test("a tenth off is saved at once", async () => {
    expect((await send(await weighingLink(mirabelle), { poids: "3,8" })).status).toBe(303);
  });

  test("whose answer is lost is read again: saved after all, it is told so", async () => {
    const path = await weighingLink(mirabelle);
    await breakService({
      service: "ecommerce",
      mode: "lost",
      status: 500,
      method: "POST",
      path: "/shop/animals",
    });
    expect((await send(path, { poids: "4,1" })).status).toBe(303);
    expect(await weightOf()).toBe(41);
  });

  test("that the API does not take comes back, and nothing is told as saved", async () => {
    const log = readLog();
    const path = await weighingLink(mirabelle);
    await breakService({
      service: "ecommerce",
      mode: "status",
      status: 500,
      method: "POST",
      path: "/shop/animals",
    });
    const { status, text, html } = await send(path, { poids: "4,1" });
    expect(status).toBe(503);
    expect(text).toMatch(textPattern(weighingTexts.errors.notSaved));
    expect(html).toContain('value="4,1"');
    expect(await weights()).toEqual(before);
    expect(log()).toContainEqual(expect.objectContaining({ event: "weight of a mail's link not saved" }));
  });
});

describe("a link that is not valid", () => {
  const calls = () => countCalls("ecommerce", "/shop/animals");

  test("any more says so, 410, without a call, and takes no weight", async () => {
    const path = await weighingLink(mirabelle, { days: -0.01 });
    const asked = await calls();
    const { status, text } = await look(path);
    expect([status, text.includes(weighingTexts.expired.title)]).toEqual([410, true]);
    expect((await send(path, { poids: "4,1" })).location).toBe(path);
    expect(await asked()).toBe(0);
    expect(await weights()).toEqual(before);
  });

  test.each([
    ["that is signed for another animal", () => weighingLink(1, { signed: mirabelle })],
    [
      "with a later end",
      async () =>
        (await weighingLink(mirabelle)).replace(/=(\d+)\./, (_, end: string) => `=${Number(end) + 1}.`),
    ],
    ["without a token", async () => `/pesee/${mirabelle}/`],
    ["with a signature that is too short", async () => (await weighingLink(mirabelle)).slice(0, -1)],
    [
      "of an order's mail",
      async () => `/pesee/${mirabelle}/?${(await followLink(String(mirabelle))).split("?")[1]}`,
    ],
    ["of no animal", async () => (await weighingLink(mirabelle)).replace("/2/", "/zero/")],
  ])("%s is not found, without a call, and takes no weight", async (_, path) => {
    const address = await path();
    const asked = await calls();
    expect((await look(address)).status).toBe(404);
    expect((await send(address, { poids: "4,1" })).status).toBe(404);
    expect(await asked()).toBe(0);
    expect(await weights()).toEqual(before);
  });

  test("since its plan was stopped says so, 410", async () => {
    const path = await weighingLink(mirabelle);
    await stopPlans();
    expect((await look(path)).status).toBe(410);
    expect((await send(path, { poids: "4,1" })).status).toBe(303);
    expect(await weights()).toEqual(before);
  });

  test("that was never sent is unknown to the API", async () => {
    expect((await look(await weighingLink(mirabelle, { isSent: false, days: 13 }))).status).toBe(410);
  });
});

test("over the limit of a network the page asks for patience, and no weight is taken", async () => {
  readLog();
  const path = await weighingLink(mirabelle);
  vi.spyOn(env.MAIL_LINK_LIMIT, "limit").mockResolvedValue({ success: false });
  const { status, text, headers } = await look(path);
  expect([status, headers.get("retry-after")]).toEqual([429, "60"]);
  expect(text).toContain(weighingTexts.busy.title);
  expect((await send(path, { poids: "4,1" })).status).toBe(429);
  expect(await weights()).toEqual(before);
});

test("while the API is down the page says that nothing is saved, and logs it", async () => {
  const log = readLog();
  const path = await weighingLink(mirabelle);
  await breakService({ service: "ecommerce", mode: "status", path: "/shop/animals" });
  const { status, text } = await look(path);
  expect([status, text.includes(weighingTexts.down.title)]).toEqual([503, true]);
  expect((await send(path, { poids: "4,1" })).status).toBe(503);
  expect(log()).toContainEqual(expect.objectContaining({ event: "weighing not shown" }));
});

test("without the feature there is no such page", async () => {
  await switchSetting("features", ["animals"]);
  expect((await look(await weighingLink(mirabelle))).status).toBe(404);
  await switchSetting("features", undefined);
});

test("the mail of a weighing comes after two weeks, and its button leads to the page", async () => {
  await env.DB.prepare("delete from weighing_links").run();
  const { happened } = await askStandIns<{ happened: { kind: string }[] }>("/_sandbox/clock", { days: 15 });
  expect(happened.filter(({ kind }) => kind === "weighing")).toHaveLength(1);
  const mailbox = await visitor().get(`/_sandbox/mailbox?to=${encodeURIComponent(people.camille.email)}`);
  const mails = await mailbox.json<{ subject: string; html: string }[]>();
  const { html = "" } =
    mails.find(({ subject }) => subject === "Combien pèse Mirabelle aujourd’hui\u00a0?") ?? {};
  const path = /href="(\/pesee\/2\/\?jeton=[^"]+)"/.exec(html)?.[1] ?? "";
  expect((await look(path)).text).toContain("Le poids de Mirabelle");
  expect((await send(path, { poids: "4,1" })).status).toBe(303);
  await askStandIns("/_sandbox/clock", { days: 14 });
  expect((await look(path)).status).toBe(410);
});
