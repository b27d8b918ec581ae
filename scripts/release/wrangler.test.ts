import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
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

test("the commands for a terminal name the worker of the run", () => {
  const { byHand } = createWrangler({ target });
  const flags = "--config wrangler.toml --env production";
  expect(byHand.deploy(old)).toBe(`npx wrangler versions deploy old@100% --yes ${flags}`);
  expect(byHand.rollback).toBe(`npx wrangler rollback ${flags}`);
  expect(byHand.forgetCanary).toBe(`npx wrangler kv key delete canary --binding SETTINGS --remote ${flags}`);
  const odd = createWrangler({ target: ["--config", "/my shop's/wrangler.json"] });
  expect(odd.byHand.rollback).toBe(`npx wrangler rollback --config '/my shop'\\''s/wrangler.json'`);
});
