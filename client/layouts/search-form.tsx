import { chromeTexts } from "../../shared/layout/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { SearchIcon } from "../ui/icons.tsx";
import css from "./search-form.module.css";

const t = translator(chromeTexts);

/** Asks the results page; what is typed loads its suggestions (features/search). */
export function SearchForm({ question }: { question?: string | undefined }) {
  return (
    <search className={css.search}>
      <form action={href("rechercher")}>
        <input
          className={css.input}
          type="search"
          name="q"
          required
          defaultValue={question}
          data-suggests=""
          maxLength={100}
          autoComplete="off"
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
        />
        <button type="submit" className={css.submit} aria-label={t("search.submit")}>
          <SearchIcon size={20} />
        </button>
      </form>
    </search>
  );
}
