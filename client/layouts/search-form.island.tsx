import { useEffect, useRef, useState } from "react";
import { island } from "../../engine/islands/island.tsx";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { SearchIcon } from "../ui/icons.tsx";
import { chromeTexts } from "./chrome.texts.ts";
import { searchBoxId } from "./search-box-id.ts";
import css from "./search-form.module.css";

const t = translator(chromeTexts);

type Suggestions = typeof import("../features/search/suggestions.tsx").Suggestions;

export interface SearchFormProps {
  question: string | undefined;
}

function SearchForm({ question }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const [suggestions, setSuggestions] = useState<{ Suggestions: Suggestions; input: HTMLInputElement }>();

  const enter = () =>
    void import("../features/search/suggestions.tsx").then(
      ({ Suggestions }) => box.current && setSuggestions({ Suggestions, input: box.current }),
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a box that was entered before hydration
  useEffect(() => {
    if (box.current === document.activeElement) enter();
  }, []);

  return (
    <search className={css.search}>
      <form action={href("rechercher")}>
        <input
          ref={box}
          id={searchBoxId}
          className={css.input}
          type="search"
          name="q"
          required
          defaultValue={question}
          maxLength={100}
          autoComplete="off"
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
          onFocus={enter}
        />
        <button type="submit" className={css.submit} aria-label={t("search.submit")}>
          <SearchIcon size={20} />
        </button>
      </form>
      {suggestions && <suggestions.Suggestions input={suggestions.input} />}
    </search>
  );
}

export const SearchIsland = island(SearchForm, { when: "touch", hasNoBox: true });
