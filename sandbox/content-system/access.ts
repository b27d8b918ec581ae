import { createMiddleware } from "hono/factory";
import type { SandboxEnv } from "../env.ts";
import { pagingOf } from "./query.ts";
import { contentError, contentNotFound, entries } from "./strapi.ts";

/** Mimics Strapi: a wrong token is 401, a missing one 403 because nothing is public. */
export const requireContentToken = createMiddleware<SandboxEnv>(async function requireContentToken(c, next) {
  const given = c.req.header("Authorization");
  if (given === undefined) return contentError(403, "ForbiddenError", "Forbidden");
  if (given !== `Bearer ${c.env.CONTENT_TOKEN}`)
    return contentError(401, "UnauthorizedError", "Missing or invalid credentials");
  return next();
});

const locale = "fr-FR";

const lists = ["/b2c-products", "/b2c-faq", "/b2c-shops", "/b2c-sitemap"];

export const requireLocale = createMiddleware<SandboxEnv>(async function requireLocale(c, next) {
  if ((c.req.query("locale") ?? locale) === locale) return next();
  if (lists.some((path) => c.req.path.endsWith(path))) return c.json(entries([], pagingOf(c)));
  throw contentNotFound();
});
