import type { Product, Review } from "../../../shared/product/product.ts";
import { productPageTexts } from "../../../shared/product/product-page.texts.ts";
import {
  type ChosenReviews,
  moreToCome,
  type ReviewChoice,
  reviewsHref,
  spreadOf,
} from "../../../shared/product/reviews.ts";
import { productTexts } from "../../../shared/product/texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { dressOf } from "../../ui/button.tsx";
import { formatRating } from "../../ui/format-rating.ts";
import { Rating } from "../../ui/rating.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./reviews.module.css";

const t = translator(productPageTexts);
const tProduct = translator(productTexts);

export interface ReviewsProps {
  product: Pick<Product, "sku" | "rating" | "reviewCount" | "reviews">;
  choice: ReviewChoice;
  chosen: ChosenReviews;
}

/**
 * Verified reviews with both dates, the sort rule and how they are checked (L121-3). Written by the worker; every way
 * to other reviews is a link of this page, which live-reviews.ts follows in place where scripts run.
 */
export function Reviews({ product, choice, chosen }: ReviewsProps) {
  const { sku, rating, reviewCount, reviews } = product;
  if (!rating || reviewCount === 0) {
    return (
      <Section title={t("reviews.title")} id="avis">
        <p>{t("reviews.none")}</p>
      </Section>
    );
  }
  return (
    <Section title={t("reviews.title")} id="avis">
      <div className={css.columns} data-reviews={sku}>
        <div>
          <p className={css.summary}>
            <strong className={css.figure}>{formatRating(rating)}</strong>{" "}
            <span>{t("reviews.summary", { count: reviewCount })}</span>
          </p>
          <Spread reviews={reviews} choice={choice} />
          <p className={css.rule}>
            {t("reviews.sort")}{" "}
            <a href={href("page-page", { page: "avis-verifies" })}>{t("reviews.checked")}</a>
          </p>
        </div>
        <div>
          <p className={css.shown} role="status" data-said="">
            <Shown choice={choice} chosen={chosen} />
          </p>
          <ul className={css.list} data-list="">
            <ReviewItems reviews={chosen.reviews} />
          </ul>
          <div data-more="">
            <MoreReviews choice={choice} chosen={chosen} />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** How often each score was given: each leads to its reviews. Bars are drawn by attributes, for the policy allows no styles. */
function Spread({ reviews, choice }: { reviews: readonly Review[]; choice: ReviewChoice }) {
  const spread = spreadOf(reviews);
  const most = Math.max(...spread.map(({ count }) => count));
  return (
    <nav aria-label={t("reviews.spread")}>
      <ul className={css.spread}>
        {spread.map(({ score, count }) => {
          const row = (
            <>
              <span className={css.score}>{t("reviews.score", { score })}</span>{" "}
              <svg className={css.bar} aria-hidden="true">
                <rect width={`${Math.round((count / most) * 100)}%`} height="100%" />
              </svg>
              <span className={css.count}>{t("reviews.count", { count })}</span>
            </>
          );
          return (
            <li key={score}>
              {count > 0 ? (
                <a
                  className={css.row}
                  href={reviewsHref({ score, page: 1 })}
                  rel="nofollow"
                  data-note={score}
                  data-live=""
                  aria-current={choice.score === score ? "true" : undefined}
                >
                  {row}
                </a>
              ) : (
                <span className={css.row}>{row}</span>
              )}
            </li>
          );
        })}
      </ul>
      <a
        className={css.all}
        href={reviewsHref({ score: undefined, page: 1 })}
        data-note=""
        data-live=""
        aria-current={choice.score ? undefined : "true"}
      >
        {t("reviews.all")}
      </a>
    </nav>
  );
}

/** How many are on the page, of how many: also what is said when others have come. */
export function Shown({ choice, chosen }: Pick<ReviewsProps, "choice" | "chosen">) {
  const { reviews, count } = chosen;
  if (count === 0) return t("reviews.noneWithScore");
  return t("reviews.shown", { shown: reviews.length, count, score: choice.score });
}

export function ReviewItems({ reviews }: { reviews: readonly Review[] }) {
  return reviews.map((review) => (
    <li key={review.id} className={css.review}>
      <Rating value={review.score} label={tProduct("score", { score: review.score })} />
      {review.title && <h3>{review.title}</h3>}
      <p>{review.text}</p>
      <p className={css.signature}>
        <strong>{review.author}</strong>{" "}
        <span>{tProduct("published", { date: formatDate(review.date) })},</span>{" "}
        <span>{tProduct("experience", { date: formatDate(review.experienceDate) })}</span>
      </p>
    </li>
  ));
}

export function MoreReviews({ choice, chosen }: Pick<ReviewsProps, "choice" | "chosen">) {
  const count = moreToCome(chosen);
  if (count === 0) return null;
  const next = { ...choice, page: choice.page + 1 };
  return (
    <a
      className={dressOf({ look: "outline" }, css.more)}
      href={reviewsHref(next)}
      rel="nofollow"
      data-live=""
    >
      {t("reviews.more", { count })}
    </a>
  );
}
