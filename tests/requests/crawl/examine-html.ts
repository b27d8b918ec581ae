import { env } from "cloudflare:workers";
import { matchRoute } from "../../../shared/match-route.ts";
import { shop } from "../visitor.ts";
import type { Examine } from "./crawl.ts";

/** Screens whose pages differ by what an editor writes, so that each is validated. */
const written = new Set(["page-page", "landing-landing", "blocs"]);

/** Pages of one kind that are validated; the catalogue has hundreds, made of the same parts. */
const mostOfOneKind = 3;

/** Validates the HTML of pages and collects the faults, each with the first page that has it. */
export function examineHtml() {
  const kinds = new Map<string, number>();
  const screens = new Set<string>();
  const faults = new Map<string, string>();
  const examine: Examine = async (path, html) => {
    if (!html) return;
    const { screen, kind } = kindOf(path);
    const before = kinds.get(kind) ?? 0;
    if (before === mostOfOneKind && !written.has(screen)) return;
    kinds.set(kind, before + 1);
    screens.add(screen);
    const answer = await env.HTML_VALIDATOR.fetch("http://html-validator/", { method: "POST", body: html });
    for (const fault of await answer.json<string[]>()) if (!faults.has(fault)) faults.set(fault, path);
  };
  return {
    examine,
    /** Keys of the routes with a validated page. */
    screens,
    faults: () => [...faults].map(([fault, path]) => `${path}: ${fault}`),
  };
}

/** The screen, with the names in the query: a name alone opens a part of a screen. */
function kindOf(path: string): { screen: string; kind: string } {
  const { pathname, searchParams } = new URL(path, shop);
  const screen = matchRoute(pathname)?.route.key ?? "none";
  const query = Array.from(searchParams, ([name, value]) => (steps.has(name) ? `${name}=${value}` : name));
  return { screen, kind: `${screen}?${query.join("&")}` };
}

const steps = new Set(["modifier", "onglet", "etape", "question", "espece"]);
