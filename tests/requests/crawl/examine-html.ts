import { env } from "cloudflare:workers";
import { matchRoute } from "../../../shared/match-route.ts";
import { shop } from "../visitor.ts";
import type { Examine } from "./crawl.ts";

const written = new Set(["page-page", "landing-landing", "blocs"]);

/** Pages validated per kind; the catalogue has hundreds, made of the same parts. */
const mostOfOneKind = 3;

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
    screens,
    faults: () => [...faults].map(([fault, path]) => `${path}: ${fault}`),
  };
}

function kindOf(path: string): { screen: string; kind: string } {
  const { pathname, searchParams } = new URL(path, shop);
  const screen = matchRoute(pathname)?.route.key ?? "none";
  const query = Array.from(searchParams, ([name, value]) => (steps.has(name) ? `${name}=${value}` : name));
  return { screen, kind: `${screen}?${query.join("&")}` };
}

const steps = new Set(["modifier", "onglet", "etape", "question", "espece"]);
