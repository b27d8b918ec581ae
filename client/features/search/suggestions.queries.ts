import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { suggest } from "../../../shared/api/search.ts";
import type { Suggestions } from "../../../shared/search/search.ts";
import { shortestQuestion } from "../../../shared/search/search.ts";
import { CallFailed, call } from "../../api/call.ts";

const key = "suggestions";

export function suggestionsQuery(question: string, locale: string) {
  return queryOptions({
    queryKey: [key, locale, question],
    queryFn: ({ signal }) => suggestions(question, signal),
    enabled: question.length >= shortestQuestion,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    retry: false,
    networkMode: "always",
  });
}

export const otherLocales = (locale: string) => ({
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] === key && queryKey[1] !== locale,
});

async function suggestions(question: string, signal: AbortSignal): Promise<Suggestions> {
  const ask = () => call(suggest, { q: question }, { signal });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CallFailed) || error.status !== 429) throw error;
    const { isProven } = await import("./prove-searcher.ts");
    if (await isProven(error.body)) return ask();
    throw error;
  }
}
