import { Hono } from "hono";
import * as z from "zod/mini";
import {
  isWellFormed,
  makeToken,
  readScore,
  setScore,
  siteKey,
  spendToken,
} from "../ecommerce/bot-check-tokens.ts";
import type { SandboxEnv } from "../env.ts";
import { injectFaults } from "../faults/inject-faults.ts";
import { readInput, seeIndex } from "../html/form.ts";
import { script } from "./script.ts";

const tokenRequest = z.object({ siteKey: z.string(), action: z.string() });
const text = z.catch(z.string(), "");
const verification = z.object({ secret: text, response: text });
const newScore = z.object({ score: z.coerce.number().check(z.minimum(0), z.maximum(1)) });

export const botCheckPages = new Hono<SandboxEnv>()
  .post("/score", async (c) => {
    const { score } = await readInput(c, newScore);
    await setScore(c.get("db"), score);
    return seeIndex(c) ?? c.json({ score });
  })
  .use(injectFaults("bot-check", "/_sandbox/bot-check"))
  .get("/api.js", (c) =>
    c.body(script, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" }),
  )
  .post("/tokens", async (c) => {
    const asked = await readInput(c, tokenRequest);
    if (asked.siteKey !== siteKey) return c.json({ error: "Invalid site key" }, 400);
    const { hostname } = new URL(c.req.url);
    return c.json({ token: await makeToken(c.get("db"), asked.action, hostname) });
  });

export const botCheck = new Hono<SandboxEnv>()
  .use(injectFaults("bot-check", "/bot-check"))
  .post("/verify", async (c) => {
    const { secret, response } = verification.parse(await c.req.parseBody());
    const fault = (code: string) => c.json({ success: false, "error-codes": [code] });
    if (!secret) return fault("missing-input-secret");
    if (secret !== c.env.BOT_CHECK_SECRET) return fault("invalid-input-secret");
    if (!response) return fault("missing-input-response");
    if (!isWellFormed(response)) return fault("invalid-input-response");
    const db = c.get("db");
    const spent = await spendToken(db, response);
    if (!spent) return fault("timeout-or-duplicate");
    const { action, hostname, createdAt } = spent;
    const challenge_ts = createdAt.replace(/\.\d+Z$/, "Z");
    return c.json({ success: true, challenge_ts, hostname, score: await readScore(db), action });
  });
