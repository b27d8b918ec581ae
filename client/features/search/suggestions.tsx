import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  type Suggestions as Found,
  noSuggestions,
  shortestQuestion,
  tidyQuestion,
} from "../../../shared/search/search.ts";
import { translator } from "../../../shared/text/translator.ts";
import { browserQueryClient } from "../../api/query-client.tsx";
import { useCombobox } from "../../ui/use-combobox.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { listId, SuggestionList } from "./suggestion-list.tsx";
import { SuggestionSkeleton } from "./suggestion-skeleton.tsx";
import css from "./suggestions.module.css";
import { otherLocales, suggestionsQuery } from "./suggestions.queries.ts";
import { suggestionTexts } from "./texts.ts";
import { useListState } from "./use-list-state.ts";

const t = translator(suggestionTexts);

/** Milliseconds. */
const pause = 120;

export interface SuggestionsProps {
  input: HTMLInputElement;
}

export function Suggestions({ input }: SuggestionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { draft, open, close } = useListState({ input, inside: box });
  const question = useDebounced(tidyQuestion(draft), pause);
  const { data, isPending, isError } = useSuggestions(question);
  const found = data ?? noSuggestions;
  const count = countOf(found);
  const wanted =
    open && question.length >= shortestQuestion && tidyQuestion(draft).length >= shortestQuestion;
  const shown = wanted && !isError && count > 0;
  useCombobox({ input, list, shown, close, options: data });

  return (
    <div ref={box}>
      <VisuallyHidden role="status">
        {wanted && !isPending ? statusText(found, question) : null}
      </VisuallyHidden>
      <div ref={list} className={css.box} id={listId} role="listbox" aria-label={t("label")} hidden={!shown}>
        {shown && <SuggestionList found={found} question={question} />}
      </div>
      {wanted && isPending && <SuggestionSkeleton />}
      {wanted && !isPending && !isError && count === 0 && (
        <p className={`${css.box} ${css.none}`} aria-hidden="true">
          {t("none", { query: question })}
        </p>
      )}
    </div>
  );
}

function useSuggestions(question: string) {
  const locale = document.documentElement.lang;
  const client = browserQueryClient();
  useEffect(() => client.removeQueries(otherLocales(locale)), [client, locale]);
  return useQuery(suggestionsQuery(question, locale), client);
}

function useDebounced<T>(value: T, wait: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}

function countOf({ products, categories, pages }: Found): number {
  const count = products.length + categories.length + pages.length;
  return count > 0 ? count + 1 : 0;
}

function statusText(found: Found, query: string): string {
  const count = countOf(found) - 1;
  return count > 0 ? t("count", { count }) : t("none", { query });
}
