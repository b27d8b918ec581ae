import { matchedRoutes } from "hono/route";
import { matchRoute } from "../../shared/match-route.ts";
import type { AppContext } from "../context.ts";
import { namesFile } from "./locate.ts";

/** The path is logged only for screens whose address identifies nobody. */
export function loggedRoute(c: AppContext): { route: string; path?: string } {
  const { path } = c.req;
  const pattern = matchedRoutes(c).findLast((route) => !route.path.includes("*"))?.path;
  if (pattern) return { route: pattern };
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
