import { assets } from "virtual:client-assets";
import { Hono } from "hono";
import * as clock from "../../shared/time/clock.ts";
import type { AppEnv, AppRequest } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { isSigned, sign } from "../signature.ts";
import { versionOf } from "../upstream/measures.ts";
import { probeServices } from "./probes.ts";

export const health = new Hono<AppEnv>()
  .get("/health", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "ok", ...running(c.env) });
  })
  .get("/health/deep", async (c) => {
    c.header("Cache-Control", "no-store");
    const { healthSecret } = c.var.configuration;
    if (!healthSecret) return c.text("Not Found\n", 404);
    if (!(await withinNetworkLimit(c, "HEALTH_LIMIT"))) {
      setRetryAfter(c);
      return c.text("Too Many Requests\n", 429);
    }
    if (!(await hasSecret(c.req, healthSecret))) return c.text("Not Found\n", 404);
    const { status, ...health } = await probeServices(c);
    return c.json(
      { status, ...running(c.env), at: clock.date().toISOString(), ...health },
      status === "down" ? 503 : 200,
    );
  });

const running = (env: Env) => ({ build: assets.buildId, version: versionOf(env) });

/** Compares signatures, which takes constant time. */
async function hasSecret(req: AppRequest, secret: string): Promise<boolean> {
  const [, given] = /^Bearer (\S+)$/.exec(req.header("authorization") ?? "") ?? [];
  return given !== undefined && isSigned(secret, "health", await sign(given, "health"));
}
