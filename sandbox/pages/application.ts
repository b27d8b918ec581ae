import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { href } from "../../shared/routes.ts";
import type { SandboxEnv } from "../env.ts";

export const application = new Hono<SandboxEnv>().get("/", (c) => {
  setCookie(c, "museauApplication", "1", { httpOnly: true, sameSite: "Lax", path: "/" });
  return c.redirect(href("webView-demo"), 302);
});
