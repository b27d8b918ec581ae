import type { MouseEvent } from "react";
import { productPageTexts } from "../../../../shared/product/product-page.texts.ts";
import {
  type ReviewChoice,
  type ReviewsView,
  reviewsHref,
} from "../../../../shared/product/reviews/reviews.ts";
import { translator } from "../../../../shared/text/translator.ts";
import css from "./reviews.module.css";

const t = translator(productPageTexts);

interface ReviewSpreadProps extends Pick<ReviewsView, "spread"> {
  chosen: number | undefined;
  requested: string | undefined;
  onChoose: (event: MouseEvent<HTMLAnchorElement>, choice: ReviewChoice) => void;
}

/** Bars are drawn by SVG attributes, because the content security policy allows no inline styles. */
export function ReviewSpread({ spread, chosen, requested, onChoose }: ReviewSpreadProps) {
  const all = spread.reduce((sum, { count }) => sum + count, 0);
  const linkTo = (choice: ReviewChoice) => ({
    href: reviewsHref(choice),
    rel: choice.score ? "nofollow" : undefined,
    "aria-current": choice.score === chosen ? ("true" as const) : undefined,
    "aria-busy": requested === reviewsHref(choice),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => onChoose(event, choice),
  });
  return (
    <nav aria-label={t("reviews.spread")}>
      <ul className={css.spread}>
        {spread.map(({ score, count }) => {
          const row = (
            <>
              <span>{t("reviews.score", { score })}</span>{" "}
              <svg className={css.bar} aria-hidden="true">
                <rect width={`${Math.round((count / Math.max(all, 1)) * 100)}%`} height="100%" />
              </svg>
              <span className={css.count}>{t("reviews.count", { count })}</span>
            </>
          );
          return (
            <li key={score}>
              {count > 0 ? (
                <a className={css.row} {...linkTo({ score, page: 1 })}>
                  {row}
                </a>
              ) : (
                <span className={css.row}>{row}</span>
              )}
            </li>
          );
        })}
      </ul>
      <a className={`link ${css.all}`} {...linkTo({ score: undefined, page: 1 })}>
        {t("reviews.all")}
      </a>
    </nav>
  );
}
