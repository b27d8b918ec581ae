import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../env.ts";
import { problem } from "../faults/problem.ts";

/** Mimics a service on another host: the exact origin with credentials, never a star. */
export const crossOrigin = createMiddleware<SandboxEnv>(async function crossOrigin(c, next) {
  const origin = c.req.header("origin");
  if (origin === undefined && sentBy(c.req.path) === "server") return next();
  if (origin === undefined || !isAllowed(origin, c.req.url)) return problem(403, "Origin not allowed");
  if (c.req.method === "OPTIONS") {
    return new Response(null, {
      status: 204,
      headers: {
        ...allowed(origin),
        "Access-Control-Allow-Methods": "POST",
        "Access-Control-Allow-Headers": "Content-Type",
        "Access-Control-Max-Age": "600",
      },
    });
  }
  await next();
  for (const [name, value] of Object.entries(allowed(origin))) c.header(name, value);
});

export function sentBy(path: string): "browser" | "server" {
  return path.startsWith("/_sandbox/") ? "browser" : "server";
}

const allowed = (origin: string) => ({
  "Access-Control-Allow-Origin": origin,
  "Access-Control-Allow-Credentials": "true",
  Vary: "Origin",
});

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/;

function isAllowed(origin: string, url: string): boolean {
  if (!URL.canParse(origin)) return false;
  const here = new URL(url);
  const there = new URL(origin);
  return there.host === here.host || (loopback.test(there.hostname) && loopback.test(here.hostname));
}
