import { useEffect, useRef, useState } from "react";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { island } from "../islands/island.tsx";
import { SearchIcon } from "../ui/icons.tsx";
import { chromeTexts } from "./chrome.texts.ts";
import { searchBoxId } from "./search-box-id.ts";
import css from "./search-form.module.css";

const t = translator(chromeTexts);

const Suggestions = island({
  load: async () => (await import("../features/search/suggestions.tsx")).Suggestions,
});

export interface SearchFormProps {
  question: string | undefined;
  /** Changes with each navigation: the suggestions close. */
  page: object;
}

/** Submits to the results page. Suggestions load when the box is entered; text from before survives. */
export function SearchForm({ question, page }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<HTMLInputElement>();

  // Without them the form still submits to the results page.
  const enter = () =>
    void Suggestions.load().then(
      () => setEntered(box.current ?? undefined),
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a box that was entered before hydration
  useEffect(() => {
    if (box.current === document.activeElement) enter();
  }, []);
  // Follows Back and corrected queries, but does not overwrite a draft.
  const [first] = useState(question);
  useEffect(() => {
    if (question === undefined || question === first) return;
    if (box.current && box.current !== document.activeElement) box.current.value = question;
  }, [question, first]);

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
          defaultValue={first}
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
      {entered && <Suggestions input={entered} page={page} />}
    </search>
  );
}
