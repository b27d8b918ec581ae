import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./pagination.module.css";

const t = translator(uiTexts);

export interface PaginationProps {
  page: number;
  pages: number;
  label: string;
  hrefOf: (page: number) => string;
}

export function Pagination({ page, pages, label, hrefOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={css.pages} aria-label={label}>
      {page > 1 && (
        <a className={css.step} href={hrefOf(page - 1)} rel="prev">
          {t("pages.previous")}
        </a>
      )}
      <ol className={css.list}>
        {shownPages(page, pages).map((number, place, all) => (
          <li key={number} className={number - (all[place - 1] ?? 0) > 1 ? css.gap : undefined}>
            <a
              className={css.page}
              href={hrefOf(number)}
              aria-current={number === page ? "page" : undefined}
              aria-label={t("pages.page", { number })}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={css.step} href={hrefOf(page + 1)} rel="next">
          {t("pages.next")}
        </a>
      )}
    </nav>
  );
}

function shownPages(page: number, pages: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  return [...wanted].filter((number) => number >= 1 && number <= pages).toSorted((a, b) => a - b);
}
