import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { claimTexts } from "../../shared/claim/claim.texts.ts";
import type { ClaimKind } from "../../shared/claim/claim.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { browserWith, lastMailTo, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { askApi } from "./stand-in-api.ts";
import { freshShop } from "./subscription-engine.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, shop, switchSetting, type Visitor, visitor } from "./visitor.ts";

beforeEach(freshShop);
mendAfterEach();

const sent = "demo-expediee";
const pageOf = (order: string) => `/mon-compte/mes-commandes/${order}/`;
const stepOf = (order: string) => `${pageOf(order)}signaler/`;
const callOf = (order: string) => `/shop/orders/${order}/claims`;
const say = translator(formTexts);

const asMarguerite = async () => browserWith(await logIn(people.marguerite.email));

/** A JPEG of 16 × 16 pixels with a comment, which stands for a position. */
function photo({ size = 0, name = "colis.jpg", secret = "48.85N" } = {}): File {
  const comment = new TextEncoder().encode(secret);
  const bytes = [0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2, ...comment];
  bytes.push(0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0, 0xff, 0xda, 0, 0, 0xff, 0xd9);
  const whole = new Uint8Array(Math.max(size, bytes.length));
  whole.set(bytes);
  return new File([whole], name, { type: "image/jpeg" });
}

async function linesOf(order: string): Promise<number[]> {
  const { results } = await env.DB.prepare(
    "select order_items.id from order_items join orders on orders.id = orderId where tokenValue = ? order by order_items.id",
  )
    .bind(order)
    .all<{ id: number }>();
  return results.map(({ id }) => id);
}

interface Fields {
  kind?: ClaimKind | "lost";
  lines?: number[];
  message?: string;
  photo?: File;
}

function report(browser: Visitor, { lines = [], ...fields }: Fields, { order = sent, json = false } = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const line of lines) body.append("lines", String(line));
  const headers = {
    Origin: shop,
    "Sec-Fetch-Site": "same-origin",
    ...(json && { Accept: "application/json" }),
  };
  return browser.get(stepOf(order), { method: "POST", body, headers });
}

interface Claim {
  reference: string;
  kind: string;
  state: string;
  items: string[];
  hasPhoto: boolean;
}

async function claimsOf(order = sent): Promise<Claim[]> {
  const { token } = await logIn(people.marguerite.email);
  const path = `orders/${order}/claims`;
  const { body } = await askApi<{ "hydra:member": Claim[] }>("GET", path, undefined, { token });
  return body["hydra:member"];
}

const leftDaysAgo = (days: number, order = sent) =>
  env.DB.prepare("update orders set shippedAt = ? where tokenValue = ?")
    .bind(new Date(clock.now() - days * 86_400_000).toISOString(), order)
    .run();

async function look(answer: Response) {
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
}

describe("an order whose parcel has left", () => {
  test("leads to a step with what happened, its lines, a photo and a message", async () => {
    const browser = await asMarguerite();
    expect((await browser.visit(pageOf(sent))).html).toContain(`href="${stepOf(sent)}"`);
    const { html, answer } = await browser.visit(stepOf(sent));
    expect(answer.status).toBe(200);
    expect(html).toMatch(/<form[^>]+multipart\/form-data/);
    for (const kind of ["damaged_parcel", "damaged_product", "missing_product"])
      expect(html).toContain(`value="${kind}"`);
    for (const line of await linesOf(sent)) expect(html).toContain(`name="lines" value="${line}"`);
    expect(html).toContain('accept="image/jpeg,image/png,image/webp"');
  });

  test("is reported with a photo without metadata, confirmed with its number, mailed, and shown with its state", async () => {
    const browser = await asMarguerite();
    const [line = 0] = await linesOf(sent);
    const answer = await report(browser, {
      kind: "damaged_product",
      lines: [line],
      message: "Le sac est percé.",
      photo: photo(),
    });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, pageOf(sent)]);
    const [claim] = await claimsOf();
    expect(claim).toMatchObject({ kind: "damaged_product", state: "new", hasPhoto: true });
    expect(claim?.items).toEqual([expect.stringContaining(`/order-items/${line}`)]);
    const { text } = await look(await browser.get(pageOf(sent)));
    expect(text).toMatch(
      new RegExp(
        `Votre signalement est enregistré sous le n°\\s${claim?.reference}\\. Nous vous répondons sous 2\\sjours ouvrés`,
      ),
    );
    expect(text).toMatch(
      new RegExp(`Vos signalements Un produit est abîmé Enregistré .* N°\\s${claim?.reference}, du`),
    );
    expect(await lastMailTo(people.marguerite.email)).toContain(claim?.reference);
    const stored = await env.DB.prepare("select message from order_claims").first<{ message: string }>();
    expect(stored?.message).toBe("Le sac est percé.");
    const file = await visitor().get(`/_sandbox/customer-service/claims/${claim?.reference}/photo`);
    const kept = new TextDecoder("latin1").decode(await file.arrayBuffer());
    expect([file.status, kept.length]).toEqual([200, expect.any(Number)]);
    expect(kept).not.toContain("48.85N");
  });

  test("a missing product needs no photo", async () => {
    const browser = await asMarguerite();
    const answer = await report(browser, { kind: "missing_product", lines: await linesOf(sent) });
    expect(answer.status).toBe(303);
    expect(await claimsOf()).toMatchObject([{ kind: "missing_product", hasPhoto: false }]);
  });

  test("the same problem is reported once, however often it is pressed", async () => {
    const browser = await asMarguerite();
    const fields = { kind: "damaged_parcel", photo: photo() } as const;
    await report(browser, fields);
    await report(browser, fields);
    const claims = await claimsOf();
    expect(claims).toHaveLength(1);
    expect(noticeOf(browser)).toContain(`déjà signalé ce problème, sous le n°\u00a0${claims[0]?.reference}`);
  });

  test("the step names the reports that are open, and tells if they cannot be read", async () => {
    const browser = await asMarguerite();
    expect((await browser.visit(stepOf(sent))).html).not.toContain(claimTexts.list.title);
    await report(browser, { kind: "damaged_parcel", photo: photo() });
    const [claim] = await claimsOf();
    const step = async () => (await look(await browser.get(stepOf(sent)))).text;
    expect(await step()).toMatch(
      new RegExp(
        `Vos signalements Le colis est abîmé Enregistré .* N°\\s${claim?.reference}, du .*${claimTexts.list.another}`,
      ),
    );
    const long = new Date(clock.now() - 5 * 86_400_000).toISOString();
    await env.DB.prepare("update order_claims set createdAt = ?").bind(long).run();
    expect(await step()).not.toContain(claimTexts.list.title);
    const log = readLog();
    await breakService({ service: "ecommerce", mode: "status", path: callOf(sent), method: "GET" });
    expect(await step()).toContain(claimTexts.list.down);
    expect(log()).toContainEqual(expect.objectContaining({ event: "claims not shown" }));
  });

  test("a script gets the way to go as JSON", async () => {
    const answer = await report(
      await asMarguerite(),
      { kind: "damaged_parcel", photo: photo() },
      { json: true },
    );
    expect([answer.status, await answer.json()]).toEqual([200, { redirect: pageOf(sent) }]);
  });

  test.each<[string, () => Promise<Fields>, string]>([
    ["nothing", async () => ({}), claimTexts.kind.missing],
    ["a kind that does not exist", async () => ({ kind: "lost" }), claimTexts.kind.missing],
    [
      "no product of a damaged product",
      async () => ({ kind: "damaged_product", photo: photo() }),
      claimTexts.lines.missing,
    ],
    ["no photo of a damaged parcel", async () => ({ kind: "damaged_parcel" }), claimTexts.photo.missing],
    [
      "a file that is no photo",
      async () => ({ kind: "damaged_parcel", photo: new File(["%PDF-1"], "colis.jpg") }),
      say("forms.errors.file_type"),
    ],
    [
      "a photo that is too large",
      async () => ({ kind: "damaged_parcel", photo: photo({ size: 5 * 1024 * 1024 + 1 }) }),
      "5 Mo",
    ],
    [
      "a message that is too long",
      async () => ({ kind: "missing_product", lines: await linesOf(sent), message: "a".repeat(1001) }),
      claimTexts.message.tooLong,
    ],
  ])("%s is refused with its reason, keeps what was typed, and reports nothing", async (_, fields, words) => {
    const browser = await asMarguerite();
    const { status, html, text } = await look(
      await report(browser, { message: "Mon mot.", ...(await fields()) }),
    );
    expect([status, text]).toEqual([422, expect.stringMatching(textPattern(words))]);
    const summary = text.search(/champs? à corriger/);
    expect(summary).toBeGreaterThan(0);
    expect(summary, "in the first view").toBeLessThan(text.search(textPattern(claimTexts.kind.label)));
    expect(html).toMatch(/Mon mot\.<\/textarea>|a{1001}<\/textarea>/);
    expect(await claimsOf()).toEqual([]);
  });

  test("a line of another order is refused", async () => {
    const fields = { kind: "missing_product", lines: await linesOf("demo-livree") } as const;
    expect((await report(await asMarguerite(), fields)).status).toBe(422);
    const { token } = await logIn(people.marguerite.email);
    const body = { kind: "missing_product", items: ["/api/v2/shop/order-items/1"], message: "", file: null };
    expect((await askApi("POST", `orders/${sent}/claims`, body, { token })).status).toBe(422);
  });
});

describe("a parcel that has not arrived", () => {
  test("but is not due yet is no loss: the step says when it is due", async () => {
    await leftDaysAgo(0);
    const browser = await asMarguerite();
    const { html, text } = await look(await browser.get(stepOf(sent)));
    expect(text).toMatch(/Votre colis est attendu le \p{L}+ \d+/u);
    expect(html).not.toContain('value="not_received"');
    expect((await report(browser, { kind: "not_received" })).status).toBe(422);
    const { token } = await logIn(people.marguerite.email);
    const body = { kind: "not_received", items: [], message: "", file: null };
    expect((await askApi("POST", `orders/${sent}/claims`, body, { token })).status).toBe(422);
  });

  test("is reported once its day is over", async () => {
    await leftDaysAgo(15);
    const browser = await asMarguerite();
    const { html, text } = await look(await browser.get(stepOf(sent)));
    expect(html).toContain('value="not_received"');
    expect(text).not.toContain("est attendu le");
    expect((await report(browser, { kind: "not_received" })).status).toBe(303);
    expect(await claimsOf()).toMatchObject([{ kind: "not_received", items: [] }]);
  });
});

test("an order whose parcel has not left offers nothing, and its step leads back", async () => {
  const browser = await asMarguerite();
  expect((await browser.visit(pageOf("demo-payee"))).html).not.toContain(stepOf("demo-payee"));
  const answer = await browser.get(stepOf("demo-payee"));
  expect([answer.status, answer.headers.get("location")]).toEqual([302, pageOf("demo-payee")]);
  expect(noticeOf(browser)).toBe(claimTexts.notSent);
  const calls = await countCalls("ecommerce", callOf("demo-payee"));
  await report(browser, { kind: "damaged_parcel", photo: photo() }, { order: "demo-payee" });
  expect(await calls()).toBe(0);
});

test("another customer's order is not found, and a visitor is asked to sign in", async () => {
  const browser = browserWith(await logIn(people.camille.email));
  expect((await browser.get(stepOf(sent))).status).toBe(404);
  expect((await report(browser, { kind: "damaged_parcel", photo: photo() })).status).toBe(404);
  expect((await visitor().get(stepOf(sent))).headers.get("location")).toContain("/connexion/?retour=");
  expect(await claimsOf()).toEqual([]);
});

test.each([
  ["down", { status: 503 }, claimTexts.failed],
  ["in doubt", { status: 502 }, claimTexts.unsure],
])("an API that is %s is told so, with what was typed", async (_, fault, words) => {
  const browser = await asMarguerite();
  await breakService({ service: "ecommerce", mode: "status", ...fault, path: callOf(sent), method: "POST" });
  const fields = { kind: "damaged_parcel", photo: photo(), message: "Mon mot." } as const;
  const { status, html, text } = await look(await report(browser, fields));
  expect([status, text]).toEqual([503, expect.stringMatching(textPattern(words))]);
  expect(html).toContain("Mon mot.</textarea>");
});

test("an order shows without its reports while they cannot be read, and says so", async () => {
  const log = readLog();
  await breakService({ service: "ecommerce", mode: "status", path: callOf(sent) });
  const { answer, html } = await (await asMarguerite()).visit(pageOf(sent));
  expect([answer.status, textOf(html)]).toEqual([200, expect.stringContaining(claimTexts.list.down)]);
  expect(log()).toContainEqual(expect.objectContaining({ event: "late part failed" }));
});

test("without the feature the order keeps its contact link, makes no call, and the step is not found", async () => {
  const calls = await countCalls("ecommerce", callOf(sent));
  await switchSetting("features", []);
  const browser = await asMarguerite();
  const { html } = await browser.visit(pageOf(sent));
  expect(html).not.toContain(stepOf(sent));
  expect(html).toContain('href="/nous-contacter/?commande=');
  expect((await browser.get(stepOf(sent))).status).toBe(404);
  expect(await calls()).toBe(0);
  await switchSetting("features", undefined);
});
