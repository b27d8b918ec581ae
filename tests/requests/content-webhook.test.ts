import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { signatureOf } from "../../sandbox/content-system/webhook-signature.ts";
import * as clock from "../../shared/time/clock.ts";
import { backoffSeconds } from "../../worker/cache/profiles.ts";
import { publishesKey, publishesSchema } from "../../worker/cache/publishes.ts";
import { sign } from "../../worker/signature.ts";
import { stopTimers, until } from "./held-calls.ts";
import { askStandIns, breakService, mendServices, passSeconds, visitor } from "./visitor.ts";

const secret = "demo-content-webhook-secret";
const now = () => Math.floor(clock.now() / 1000);
/** A signature is accepted once and has seconds only, so each test publishes a page of its own. */
const publishOf = (page: string) =>
  JSON.stringify({ event: "entry.publish", model: "page", entries: [page] });
const body = publishOf("home");

afterEach(() => void vi.restoreAllMocks());

const send = (headers: Record<string, string>, text = body) =>
  visitor().get("/api/webhooks/content", {
    method: "POST",
    body: text,
    headers: { "Content-Type": "application/json", ...headers },
  });

describe("a signed publish of the content system", () => {
  test("is accepted with the right signature", async () => {
    const answer = await send({ "X-Content-Timed-Signature": await signatureOf(body, secret) });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ due: 1 });
  });

  test("is accepted from another server, without an origin of the shop", async () => {
    const text = publishOf("elsewhere");
    const signature = await signatureOf(text, secret);
    expect(
      (await send({ "X-Content-Timed-Signature": signature, Origin: "https://cms.example" }, text)).status,
    ).toBe(200);
  });

  test("of the sitemap expires the number of its files, and the first one", async () => {
    const text = JSON.stringify({ event: "entry.publish", model: "sitemap", entries: [] });
    await send({ "X-Content-Timed-Signature": await signatureOf(text, secret) }, text);
    const told = async () => {
      const { names } = publishesSchema.parse(await env.CONTENT_CACHE.get(publishesKey, "json"));
      return "sitemap:1" in names && names;
    };
    const published = await vi.waitUntil(told, { timeout: 5000 });
    expect(published).toHaveProperty(["sitemap:count"]);
  });

  test.each([
    ["no signature", async () => ({})],
    ["an empty one", async () => ({ "X-Content-Timed-Signature": "" })],
    [
      "that of another secret",
      async () => ({ "X-Content-Timed-Signature": await signatureOf(body, "another-secret-16") }),
    ],
    [
      "that of another body",
      async () => ({ "X-Content-Timed-Signature": await signatureOf(`${body} `, secret) }),
    ],
    [
      "one cut short",
      async () => ({ "X-Content-Timed-Signature": (await signatureOf(body, secret)).slice(0, -2) }),
    ],
    [
      "one that is no hexadecimal",
      async () => ({ "X-Content-Timed-Signature": `t=${now()},v1=${"zz".repeat(32)}` }),
    ],
    ["another algorithm", async () => ({ "X-Content-Timed-Signature": `t=${now()},v0=${"ab".repeat(32)}` })],
    [
      "that of six minutes ago",
      async () => ({ "X-Content-Timed-Signature": await signatureOf(body, secret, now() - 360) }),
    ],
    [
      "that of a clock ahead",
      async () => ({ "X-Content-Timed-Signature": await signatureOf(body, secret, now() + 360) }),
    ],
    [
      "another time than the signed one",
      async () => ({
        "X-Content-Timed-Signature": (await signatureOf(body, secret, now() - 360)).replace(
          /\d+/,
          String(now()),
        ),
      }),
    ],
    [
      "that of the body alone, as senders signed before",
      async () => ({ "X-Content-Signature": `sha256=${await sign(secret, body)}` }),
    ],
  ])("is refused with %s", async (_, headers) => {
    expect((await send(await headers())).status).toBe(401);
  });

  test.each([
    ["is not JSON", "{"],
    ["is of no publish", '{"hello":1}'],
    ["names no model of ours", '{"event":"x","model":"order","entries":[]}'],
    ["names entries that are no names", '{"event":"x","model":"page","entries":[1]}'],
    [
      "names more than anybody publishes",
      JSON.stringify({ event: "x", model: "page", entries: Array(501).fill("a") }),
    ],
  ])("is refused where its body %s, signed or not", async (_, text) => {
    expect((await send({ "X-Content-Timed-Signature": await signatureOf(text, secret) }, text)).status).toBe(
      400,
    );
  });

  test("is taken once: a captured one is refused, at once and later", async () => {
    const text = publishOf("captured");
    const at = now();
    const headers = { "X-Content-Timed-Signature": await signatureOf(text, secret, at) };
    const answers = await Promise.all([1, 2, 3].map(() => send(headers, text)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await send(headers, text)).status).toBe(409);
    const again = { "X-Content-Timed-Signature": await signatureOf(text, secret, at - 1) };
    expect((await send(again, text)).status).toBe(200);
  });

  test("may be sent again where it could not be taken", async () => {
    const add = () => Promise.reject(new Error("no object"));
    const get = vi.spyOn(env.PUBLISH_LOG, "get").mockReturnValue({ add } as never);
    const text = publishOf("sent-again");
    const headers = { "X-Content-Timed-Signature": await signatureOf(text, secret) };
    const refused = await send(headers, text);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    get.mockRestore();
    expect((await send(headers, text)).status).toBe(200);
  });

  test("waits for none of the objects that remember it for long", async () => {
    const text = publishOf("unwritable");
    const headers = { "X-Content-Timed-Signature": await signatureOf(text, secret) };
    const isFirst = vi.fn(() => new Promise<never>(() => {}));
    vi.spyOn(env.TURNS, "get").mockReturnValue({ isFirst } as never);
    const add = vi.fn((_names: readonly string[]) => new Promise<never>(() => {}));
    vi.spyOn(env.PUBLISH_LOG, "get").mockReturnValue({ add } as never);
    // Publishes of earlier tests are recorded again after seven seconds, perhaps just now.
    const isAdded = () => add.mock.calls.some(([names]) => names.includes("page:unwritable"));
    const { passTime } = stopTimers();
    const answer = send(headers, text);
    for (const isAsked of [() => isFirst.mock.calls.length > 0, isAdded]) {
      await until(isAsked, () => "the object is asked");
      passTime(3000);
    }
    expect((await answer).status).toBe(503);
  });

  test("has to be a POST", async () => {
    expect((await visitor().get("/api/webhooks/content")).status).toBe(404);
  });
});

describe("a published change is on the next page, though the old one was in the cache", () => {
  const titleOf = async (path: string) => {
    const html = await (await visitor().get(path)).text();
    return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, "");
  };

  const publish = (collection: string, key: string, changes: Record<string, unknown>) =>
    askStandIns("/_sandbox/publish", { collection, key, changes });

  test("but a publish that the shop refuses fails", async () => {
    const publishing = askStandIns("/_sandbox/publish", {
      ...{ collection: "page", key: "mentions-legales", changes: {} },
      at: now() - 360,
    });
    await expect(publishing).rejects.toThrow("The shop did not take the publish: 401");
  });

  test.each([
    ["category", "chien/croquettes", "/chien/croquettes/", { title: "Croquettes toutes neuves" }],
    [
      "product",
      "MUS-CH-ADU-POU",
      "/produits/croquettes-chien-adulte-poulet-fermier-riz/",
      { name: "Poulet tout neuf" },
    ],
    [
      "page",
      "conditions-utilisation",
      "/page/conditions-utilisation/",
      { title: "Conditions toutes neuves" },
    ],
  ])("a %s", async (collection, key, path, changes) => {
    const before = await titleOf(path);
    expect(await titleOf(path)).toBe(before);
    await publish(collection, key, changes);
    expect(await titleOf(path)).toBe(Object.values(changes)[0]);
  });

  test("a product's name on the cards of its category", async () => {
    await visitor().get("/chat/croquettes/");
    await publish("product", "MUS-CT-STE-POU", { name: "Stérilisé tout neuf" });
    const html = await (await visitor().get("/chat/croquettes/")).text();
    expect(html.includes("Stérilisé tout neuf")).toBe(true);
  });

  test("the menu", async () => {
    await visitor().get("/");
    await publish("header", "header", { menu: [{ name: "Rayon tout neuf", to: "/chien/", children: [] }] });
    expect((await (await visitor().get("/")).text()).includes("Rayon tout neuf")).toBe(true);
  });

  describe("and while the content system restarts", () => {
    afterEach(mendServices);

    test("the old page and menu remain until the new ones can be loaded", async () => {
      const path = "/page/donnees-personnelles/";
      const before = await titleOf(path);
      await breakService({ service: "content", mode: "refused" });
      await publish("page", "donnees-personnelles", { title: "Données toutes neuves" });
      await publish("header", "header", { menu: [{ name: "Menu tout neuf", to: "/chat/", children: [] }] });

      expect(await titleOf(path)).toBe(before);
      expect((await (await visitor().get(path)).text()).includes("Menu tout neuf")).toBe(false);

      await mendServices();
      passSeconds(backoffSeconds);
      await visitor().get(path);
      await vi.waitFor(async () => expect(await titleOf(path)).toBe("Données toutes neuves"));
      expect((await (await visitor().get(path)).text()).includes("Menu tout neuf")).toBe(true);
    });
  });

  test("a new page", async () => {
    expect((await visitor().get("/page/nouvelle/")).status).toBe(404);
    await publish("page", "nouvelle", { slug: "nouvelle", title: "Nouvelle page", blocks: [] });
    expect(await titleOf("/page/nouvelle/")).toBe("Nouvelle page");
  });

  test("a product's new address, without the old one", async () => {
    await visitor().get("/produits/effiloches-chat-saumon-en-sauce/");
    await publish("product", "MUS-CT-PAT-SAU", { slug: "effiloches-saumon" });
    expect((await visitor().get("/produits/effiloches-saumon/")).status).toBe(200);
    expect((await visitor().get("/produits/effiloches-chat-saumon-en-sauce/")).status).toBe(404);
  });
});
