import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../shared/api/api.ts";
import { type Suggestions, shortestQuestion } from "../../../shared/search/search.ts";

const key = "suggestions";

/** Kept in the page for its locale (spec 7). A question that another one overtakes is given up. */
export function suggestionsQuery(question: string, locale: string) {
  return queryOptions({
    queryKey: [key, locale, question],
    queryFn: ({ signal }) => ask(question, signal),
    enabled: question.length >= shortestQuestion,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    retry: false,
    networkMode: "always",
  });
}

/** What was proposed in another language than this one. */
export const otherLocales = (locale: string) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === key && queryKey[1] !== locale,
});

async function ask(question: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await fetch(`${api.suggestions}?${new URLSearchParams({ q: question })}`, { signal });
  const found: unknown = await answer.json();
  if (typeof found !== "object" || found === null || !("products" in found))
    throw new Error("no suggestions");
  return found as Suggestions;
}
