import { type Route, type RouteDefinition, type RouteKey, routeTable } from "./routes.ts";
import { locale } from "./text/translator.ts";

interface CompiledRoute extends Route {
  matches: RegExp;
  /** The first segment, where it is fixed: no category may begin with it. */
  head: string | undefined;
}

/** Letters, digits, `-`, `_` (a slug, a sku) and `~` (a token); a category is several. */
const segment = "[A-Za-z0-9_~-]{1,120}";

/** Longer paths are not looked up: a KV key ends at 512 bytes. */
export const longestPath = 400;

const routes: CompiledRoute[] = Object.entries<RouteDefinition>(routeTable).map(([key, definition]) => ({
  key: key as RouteKey,
  name: `${key}___${locale}`,
  layout: definition.layout ?? "default",
  guards: definition.guards ?? [],
  matches: toRegExp(definition.pattern),
  head: /^\/([^/{]+)\//.exec(definition.pattern)?.[1],
}));

/** Fixed first segments, which are never a category; a landing page of the category tree is both. */
const reserved = new Set(
  routes.flatMap(({ head, key }) => (head && key !== "chien" && key !== "chat" ? [head] : [])),
);

function toRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\/?\{(\w+)([?*]?)\}/g, (found, name: string, kind: string) => {
    const slash = found.startsWith("/") ? "/" : "";
    if (kind === "?") return `(?:${slash}(?<${name}>${segment}))?`;
    if (kind === "*") return `${slash}(?<${name}>${segment}(?:/${segment}){0,7})`;
    return `${slash}(?<${name}>${segment}?)`;
  });
  return new RegExp(`^${source}$`);
}

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

/** The screen of a path that ends with a slash; undefined without one, or where a parameter is invalid. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  if (pathname.length > longestPath) return undefined;
  for (const route of routes) {
    const found = route.matches.exec(pathname);
    if (!found) continue;
    const params = definedOnly(found.groups ?? {});
    if (params.category && reserved.has(params.category.split("/", 1)[0] ?? "")) return undefined;
    return { route, params };
  }
  return undefined;
}

function definedOnly(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
