import { type Route, type RouteDefinition, type RouteKey, routeTable } from "./routes.ts";
import { locale } from "./text/translator.ts";

interface CompiledRoute extends Route {
  matches: RegExp;
  head: string | undefined;
}

const segment = "[A-Za-z0-9_~.-]{1,120}";

const wordsSegment = "[^/]{1,360}";

const wordParameters = ["faqQuery", "category"];

const words = /^[\p{L}\p{M}\p{N} ’'&?!,()_~.-]{1,120}$/u;

/** Longer paths cannot be looked up, because a KV key has at most 512 bytes. */
export const longestPath = 400;

const routes: CompiledRoute[] = Object.entries<RouteDefinition>(routeTable).map(([key, definition]) => ({
  key: key as RouteKey,
  name: `${key}___${locale}`,
  layout: definition.layout ?? "default",
  guards: definition.guards ?? [],
  matches: toRegExp(definition.pattern),
  head: /^\/([^/{]+)\//.exec(definition.pattern)?.[1],
}));

/** First segments that no category may have. "chien" and "chat" are landing pages and categories. */
const reserved = new Set(
  routes.flatMap(({ head, key }) => (head && key !== "chien" && key !== "chat" ? [head] : [])),
);

function toRegExp(pattern: string): RegExp {
  const source = pattern.replace(/\/?\{(\w+)([?*]?)\}/g, (found, name: string, kind: string) => {
    const slash = found.startsWith("/") ? "/" : "";
    const one = wordParameters.includes(name) ? wordsSegment : segment;
    if (kind === "?") return `(?:${slash}(?<${name}>${one}))?`;
    if (kind === "*") return `${slash}(?<${name}>${one}(?:/${one}){0,7})`;
    return `${slash}(?<${name}>${one}?)`;
  });
  return new RegExp(`^${source}$`);
}

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

export function matchRoute(pathname: string): RouteMatch | undefined {
  if (pathname.length > longestPath) return undefined;
  for (const route of routes) {
    const found = route.matches.exec(pathname);
    if (!found) continue;
    const params = decoded(definedOnly(found.groups ?? {}));
    if (!params) return undefined;
    if (params.category && reserved.has(params.category.split("/", 1)[0] ?? "")) return undefined;
    return { route, params };
  }
  return undefined;
}

function decoded(params: Record<string, string>): Record<string, string> | undefined {
  for (const name of wordParameters) {
    const parts = params[name]?.split("/").map(decode);
    if (!parts) continue;
    if (!parts.every((part) => part !== undefined && words.test(part))) return undefined;
    params[name] = parts.join("/");
  }
  return params;
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part).normalize("NFC");
  } catch {
    return undefined;
  }
}

function definedOnly(groups: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(groups).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
