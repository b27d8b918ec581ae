import { useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import {
  type Suggestions as Found,
  noSuggestions,
  shortestQuestion,
  tidyQuestion,
} from "../../../shared/search/search.ts";
import { suggestionTexts } from "../../../shared/search/suggestions.texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { browserQueryClient } from "../../query-client.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { listId, optionId } from "./suggestion-ids.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { SuggestionSkeleton } from "./suggestion-skeleton.tsx";
import css from "./suggestions.module.css";
import { otherLocales, suggestionsQuery } from "./suggestions.queries.ts";
import { useCombobox } from "./use-combobox.ts";
import { useDebounced } from "./use-debounced.ts";

const t = translator(suggestionTexts);

/** Milliseconds without another letter: then somebody waits for what they typed. */
const pause = 120;

export interface SuggestionsProps {
  input: HTMLInputElement;
  page: object;
}

/** What is proposed under the search box while a question is typed. */
export function Suggestions({ input, page }: SuggestionsProps) {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { typed, open, active, leaveOption } = useCombobox({ input, list, inside: box, page });
  const question = useDebounced(tidyQuestion(typed), pause);
  const { data, isPending, isError } = useSuggestions(question);
  const found = data ?? noSuggestions;
  const [answered, setAnswered] = useState(data);
  if (answered !== data) {
    setAnswered(data);
    // What was gone to is not exchanged for another.
    leaveOption();
  }
  const count = countOf(found);
  const wanted =
    open && question.length >= shortestQuestion && tidyQuestion(typed).length >= shortestQuestion;
  const shown = wanted && !isError && count > 0;
  useComboboxAttributes(input, shown, active);

  return createPortal(
    <div ref={box}>
      <VisuallyHidden>
        <div role="status">{wanted && !isPending ? said(found, question) : null}</div>
      </VisuallyHidden>
      {shown && (
        <div ref={list} className={css.box} id={listId} role="listbox" aria-label={t("label")}>
          <SuggestionList found={found} question={question} active={active} />
        </div>
      )}
      {wanted && isPending && <SuggestionSkeleton />}
      {wanted && !isPending && !isError && count === 0 && (
        <p className={`${css.box} ${css.none}`} aria-hidden="true">
          {t("none", { query: question })}
        </p>
      )}
    </div>,
    input.closest("search") ?? document.body,
  );
}

function useSuggestions(question: string) {
  const locale = document.documentElement.lang;
  const client = browserQueryClient();
  useEffect(() => client.removeQueries(otherLocales(locale)), [client, locale]);
  return useQuery(suggestionsQuery(question, locale), client);
}

/** The field tells screen readers of its list; React does not own it here. */
function useComboboxAttributes(input: HTMLInputElement, open: boolean, active: number): void {
  useLayoutEffect(() => {
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-expanded": String(open),
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    if (open) input.setAttribute("aria-controls", listId);
    else input.removeAttribute("aria-controls");
    if (open && active >= 0) {
      input.setAttribute("aria-activedescendant", optionId(active));
      document.getElementById(optionId(active))?.scrollIntoView({ block: "nearest" });
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  }, [input, open, active]);
}

/** Options, the way to all results included. */
function countOf({ products, categories, pages }: Found): number {
  const count = products.length + categories.length + pages.length;
  return count > 0 ? count + 1 : 0;
}

function said(found: Found, query: string): string {
  const count = countOf(found) - 1;
  return count > 0 ? t("count", { count }) : t("none", { query });
}
