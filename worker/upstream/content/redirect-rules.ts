import * as z from "zod/mini";
import type { Http } from "../http.ts";
import { listOf, tolerantMembers } from "../lists.ts";
import { nullIfAbsent } from "../upstream-error.ts";
import { type collections, tooLong } from "./collection.ts";
import { numberSchema } from "./fields.ts";
import type { EntryCache } from "./source.ts";

export const gone = 410;
export const unknownRule = 503;
export type RedirectRule = string | typeof gone;
export const ruleSchema: z.ZodMiniType<RedirectRule> = z.union([z.string(), z.literal(gone)]);

export interface ListedRule {
  path: string;
  rule: RedirectRule;
}

const answer = tolerantMembers({ redirect: z.nullish(z.string()), status: z.nullish(numberSchema) });
const answerSchema = z.nullable(z.object(answer));
const listedSchema = listOf(
  "redirect rule",
  z.object({ path: z.string(), ...answer, ...tolerantMembers({ gone: z.nullish(z.boolean()) }) }),
);

const mostPages = 500;

interface RedirectCalls {
  cache: EntryCache;
  http: Http;
  section: ReturnType<typeof collections>["section"];
}

export function contentRedirects({ cache, http, section }: RedirectCalls) {
  return { redirectRule, redirectRules };

  /** Short deadline, because every page waits for a rule that rarely exists. */
  async function redirectRule(path: string): Promise<RedirectRule | null> {
    return cache.read({ profile: "redirect", schema: ruleSchema }, path, async () => {
      const call = { query: { path }, schema: answerSchema, deadline: 1500 };
      const found = await http("b2c-redirects", call).catch(nullIfAbsent);
      return found?.redirect || (found?.status === gone ? gone : null);
    });
  }

  /** All rules, past the cache, a hundred a call. @throws UpstreamError also beyond 50,000 rules */
  async function redirectRules(): Promise<ListedRule[]> {
    const found = await section("b2c-redirects", { members: listedSchema }, { from: 1, most: mostPages });
    if (found.more) throw tooLong("b2c-redirects", mostPages);
    return found.entries.flatMap(({ path, redirect, status, gone: isGone }) => {
      const rule = redirect || (isGone || status === gone ? gone : undefined);
      return rule ? [{ path, rule }] : [];
    });
  }
}
