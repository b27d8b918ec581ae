import { useEffect, useRef, useState } from "react";
import { chromeTexts } from "../../shared/layout/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { island } from "../islands/island.tsx";
import { SearchIcon } from "../ui/icons.tsx";
import css from "./search-form.module.css";

const t = translator(chromeTexts);

const Suggestions = island({
  load: async () => (await import("../features/search/suggestions.tsx")).Suggestions,
});

export interface SearchFormProps {
  /** What the results on the page answer. */
  question: string | undefined;
  /** The page that is shown: what was proposed on another one is gone. */
  page: object;
}

/** Asks the results page. Its suggestions come when the box is entered; whoever types before loses nothing. */
export function SearchForm({ question, page }: SearchFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState<HTMLInputElement>();

  // Without them the form asks the results page all the same.
  const enter = () =>
    void Suggestions.load().then(
      () => setEntered(box.current ?? undefined),
      () => {},
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a box that was entered before its scripts came
  useEffect(() => {
    if (box.current === document.activeElement) enter();
  }, []);
  // After a step back, or a question that was corrected; what is being typed stays.
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
