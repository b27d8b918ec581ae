import { matchedRoutes } from "hono/route";
import { matchRoute } from "../../shared/match-route.ts";
import type { AppContext } from "../context.ts";
import { namesFile } from "./locate.ts";

/**
 * Name of a screen, pattern of a call or a site file, else the kind of address; with the path of a screen whose address
 * says nothing of a person: no order, token, animal, subscription or question. What is no page may be anything that
 * somebody pasted.
 */
export function loggedRoute(c: AppContext): { route: string; path?: string } {
  const { path } = c.req;
  const pattern = matchedRoutes(c).findLast((route) => !route.path.includes("*"))?.path;
  if (pattern) return { route: pattern };
  // A step before `locate` may have answered, or led to the address with a slash at its end.
  const screen = c.get("match") ?? (kindOf(path) ? undefined : (matchRoute(path) ?? matchRoute(`${path}/`)));
  if (!screen) return { route: kindOf(path) ?? "unknown" };
  const { key } = screen.route;
  const isPage = key !== "category" || c.res.status !== 404;
  const isPublic = Object.keys(screen.params).every((name) => publicParameters.has(name));
  return { route: key, ...(isPage && isPublic && { path }) };
}

const publicParameters = new Set(["page", "landing", "shop", "sample", "product", "format", "category"]);

const prefixes = ["/_sandbox/", "/api/"];

function kindOf(path: string): string | undefined {
  const prefix = prefixes.find((beginning) => path.startsWith(beginning));
  if (prefix) return `${prefix}*`;
  return namesFile(path) ? "file" : undefined;
}
