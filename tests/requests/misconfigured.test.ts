import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import storefront from "virtual:built-storefront";
import { expect, test } from "vitest";
import { errorPageTexts } from "../../worker/page/texts.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { agents, shop } from "./visitor.ts";

const configured = (variables: Record<string, unknown>) => {
  const own = { ...env, ...variables };
  return (path: string, init: RequestInit = {}) =>
    storefront.fetch(
      new Request(shop + path, {
        ...init,
        headers: { "User-Agent": agents.chrome, "CF-Connecting-IP": "203.0.113.7", ...init.headers },
        redirect: "manual",
      }),
      own,
      createExecutionContext(),
    );
};

test.each([
  ["tag manager", { TAG_MANAGER_ID: "UA-12345" }],
  ["search", { SEARCH_APP_ID: "" }],
  ["bot check", { BOT_CHECK_VERIFY_URL: "verify" }],
  ["marketing", { MARKETING_URL: "marketing", TRACKED_EVENTS: "everything" }],
  ["pictures", { PICTURES_URL: "" }],
  ["photos", { UPLOAD_URL: "upload" }],
  ["address search", { ADDRESS_SEARCH_URL: "addresses" }],
  ["map tiles", { MAP_TILES_URL: "https://tiles.example/" }],
  ["content webhook", { CONTENT_WEBHOOK_SECRET: "short" }],
  ["identity provider", { IDENTITY_CLIENT_ID: "" }],
])("a misconfigured %s is off, logged and reported, and the shop is open", async (service, variables) => {
  const log = readLog();
  const get = configured(variables);
  for (const path of [
    "/",
    "/chien/croquettes/",
    "/connexion/",
    "/nous-contacter/",
    "/rechercher/?q=poulet",
  ]) {
    const answer = await get(path);
    await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
  }
  expect((await get("/health")).status).toBe(200);
  const answer = await get("/health/deep", { headers: { Authorization: "Bearer demo-health-secret" } });
  expect(answer.status).toBe(200);
  const problems = Object.keys(variables).map((name) => expect.stringContaining(name));
  expect(await answer.json()).toMatchObject({ status: "degraded", switchedOff: [{ service, problems }] });
  const lines = log().filter((line) => line.event === "service switched off" && line.service === service);
  expect(lines.map(({ level }) => level)).toEqual(["error"]);
});

test("without a bot check, a search over the network's quota asks to wait", async () => {
  readLog();
  const closed = { limit: async () => ({ success: false }) };
  const get = configured({ BOT_CHECK_VERIFY_URL: "verify", SEARCH_LIMIT: closed });
  const answer = await get("/rechercher/?q=saumon");
  const html = await answer.text();
  expect(answer.status).toBe(429);
  expect(textOf(html)).toContain("Patientez une minute, puis réessayez");
  expect(html).toContain('href="/rechercher/?q=saumon"');
});

test("a webhook without a secret takes nothing", async () => {
  const get = configured({ CONTENT_WEBHOOK_SECRET: "" });
  const answer = await get("/api/webhooks/content", {
    method: "POST",
    headers: { "X-Content-Signature": `t=1,v1=${"0".repeat(64)}` },
    body: "{}",
  });
  expect(answer.status).toBe(401);
});

test("without what is needed to sell, people read a page and programs JSON", async () => {
  const get = configured({ PAYMENT_PAGES: "" });
  for (const path of ["/", "/produits/x/", "/mon-compte/"]) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(textOf(await answer.text())).toContain(errorPageTexts.pages.error["503"].title);
  }
  for (const path of ["/health", "/api/cart"]) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([503, "application/json"]);
    expect(await answer.text()).not.toContain("PAYMENT_PAGES");
  }
});

test("the key of IndexNow is served under its own name alone, and none without a key", async () => {
  const key = "0123456789abcdef";
  const answer = await configured({ INDEXNOW_KEY: key })(`/${key}.txt`);
  expect([answer.status, await answer.text()]).toEqual([200, key]);
  expect((await configured({ INDEXNOW_KEY: key })("/fedcba9876543210.txt")).status).toBe(404);
  expect((await configured({})(`/${key}.txt`)).status).toBe(404);
});

test("errors of the log reach the tracker that is configured, without what is secret", async () => {
  const told: { event: string; requestId: string }[] = [];
  const SANDBOX = {
    async fetch(request: Request) {
      const { pathname } = new URL(request.url);
      if (pathname === "/errors") {
        told.push(await request.json());
        return new Response(null, { status: 204 });
      }
      return pathname.includes("/b2c-sitemap")
        ? new Response("{", { status: 500 })
        : env.SANDBOX?.fetch(request);
    },
  };
  const log = readLog();
  const get = configured({ SANDBOX, ERROR_TRACKER_URL: "http://sandbox/errors" });
  expect((await get("/sitemap.xml")).status).toBe(503);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  const errors = () =>
    log().filter(({ level, requestId }) => level === "error" && requestId === told[0]?.requestId);
  await expect.poll(() => told.length).toBe(errors().length);
  expect(told).toEqual(errors());
  expect(told.map(({ event }) => event)).toContain("no sitemap");
});
