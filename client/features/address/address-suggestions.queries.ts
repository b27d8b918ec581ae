import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { shortestAddressQuestion } from "../../../shared/address/suggested-address.ts";
import { suggestAddresses } from "../../../shared/api/address.ts";
import { call } from "../../api/call.ts";

export function addressSuggestionsQuery(question: string) {
  return queryOptions({
    queryKey: ["address-suggestions", question],
    queryFn: ({ signal }) => call(suggestAddresses, { q: question }, { signal }),
    enabled: question.length >= shortestAddressQuestion,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    retry: false,
    networkMode: "always",
  });
}
