import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { suggest } from "../../../shared/api/search.ts";
import { shortestQuestion } from "../../../shared/search/search.ts";
import { call } from "../../api/call.ts";

const key = "suggestions";

export function suggestionsQuery(question: string, locale: string) {
  return queryOptions({
    queryKey: [key, locale, question],
    queryFn: ({ signal }) => call(suggest, { q: question }, { signal }),
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
