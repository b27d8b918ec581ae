import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { settingsKey } from "../../shared/release/stored-settings.ts";
import * as clock from "../../shared/time/clock.ts";
import { insist } from "./insist.ts";
import { createWrangler } from "./wrangler.ts";

let silent: Server;
let origin: string;

beforeEach(async () => {
  silent = createServer(() => {});
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  const bound = silent.address();
  origin = `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`;
});

afterEach(() => {
  silent.closeAllConnections();
  silent.close();
});

const target = ["--config", "wrangler.toml", "--env", "production"];
const old = new Map([["old", 100]]);

test("a wrangler that hangs is ended, and a roll-back tries again", async () => {
  const environment = {
    CLOUDFLARE_API_BASE_URL: origin,
    CLOUDFLARE_API_TOKEN: "a-token",
    CLOUDFLARE_ACCOUNT_ID: "an-account",
  };
  const wrangler = createWrangler({ target, environment });
  const said: string[] = [];
  let tries = 0;
  const giveBack = async () => {
    tries += 1;
    if (tries === 1) await wrangler.deploy(old, "back to old", 3000);
  };
  const byHand = () => wrangler.byHand.deploy(old);
  expect(await insist(giveBack, { byHand, say: (line) => void said.push(line) })).toBe(true);
  expect(tries).toBe(2);
  expect(said).toEqual([
    expect.stringContaining("wrangler versions deploy old@100% did not end within 3 s."),
  ]);
});

test("a canary is told in the one value of all switches and in the key of earlier builds, and forgotten in both", async () => {
  const values = new Map([["maintenance", '["panier"]']]);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://account");
    const key = decodeURIComponent(pathname.slice(pathname.lastIndexOf("/") + 1));
    const body = await text(request);
    if (request.method === "PUT")
      values.set(key, searchParams.has("expiration_ttl") ? `${body} for a while` : body);
    if (request.method === "DELETE") values.delete(key);
    const value = request.method === "GET" ? values.get(key) : '{"success":true,"errors":[],"result":{}}';
    response.writeHead(value === undefined ? 404 : 200).end(value);
  };
  const account = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => account.listen(0, "127.0.0.1", listening));
  const bound = account.address();
  const environment = {
    CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`,
    CLOUDFLARE_API_TOKEN: "a-token",
    CLOUDFLARE_ACCOUNT_ID: "an-account",
  };
  try {
    const wrangler = createWrangler({ target, environment });
    await wrangler.tellCanary(600);
    const told = JSON.parse(values.get(settingsKey) ?? "");
    expect(told).toEqual({ maintenance: ["panier"], canary: expect.any(Number) });
    expect(Math.abs(told.canary - clock.now() - 600_000)).toBeLessThan(60_000);
    expect(values.get("canary")).toBe("true for a while");
    await wrangler.forgetCanary();
    expect(JSON.parse(values.get(settingsKey) ?? "")).toEqual({ maintenance: ["panier"] });
    expect(values.has("canary")).toBe(false);
  } finally {
    account.close();
  }
}, 120_000);

test("the commands for a terminal name the worker of the run", () => {
  const { byHand } = createWrangler({ target });
  const flags = "--config wrangler.toml --env production";
  expect(byHand.deploy(old)).toBe(`npx wrangler versions deploy old@100% --yes ${flags}`);
  expect(byHand.rollback).toBe(`npx wrangler rollback ${flags}`);
  const odd = createWrangler({ target: ["--config", "/my shop's/wrangler.json"] });
  expect(odd.byHand.rollback).toBe(`npx wrangler rollback --config '/my shop'\\''s/wrangler.json'`);
});
