import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { noSuggestions } from "../../../shared/search/search.ts";
import { otherLocales, suggestionsQuery } from "./suggestions.queries.ts";

test("what was proposed is kept by locale, and forgotten once the locale is another", () => {
  const client = new QueryClient();
  const { queryKey: french } = suggestionsQuery("saumon", "fr-FR");
  const { queryKey: dutch } = suggestionsQuery("zalm", "nl-BE");
  client.setQueryData(french, noSuggestions);
  client.setQueryData(dutch, noSuggestions);
  client.setQueryData(["cart"], { items: [] });
  client.removeQueries(otherLocales("nl-BE"));
  expect(client.getQueryData(french)).toBeUndefined();
  expect(client.getQueryData(dutch)).toEqual(noSuggestions);
  expect(client.getQueryData(["cart"])).toBeDefined();
});
