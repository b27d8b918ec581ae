import { Hono } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { injectFaults } from "../faults/inject-faults.ts";
import { readInput, seeIndex } from "../pages/form.ts";
import { script } from "./script.ts";
import { makeToken, readScore, setScore, siteKey, spendToken } from "./tokens.ts";

const tokenRequest = z.object({ siteKey: z.string(), action: z.string() });
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
    const { secret, response } = await c.req.parseBody();
    if (secret !== c.env.BOT_CHECK_SECRET) {
      return c.json({ success: false, "error-codes": ["invalid-input-secret"] });
    }
    const db = c.get("db");
    const spent = typeof response === "string" ? await spendToken(db, response) : undefined;
    if (!spent) return c.json({ success: false, "error-codes": ["timeout-or-duplicate"] });
    const { action, hostname, createdAt } = spent;
    return c.json({ success: true, score: await readScore(db), action, hostname, challenge_ts: createdAt });
  });
