import { use } from "react";
import { formatDate } from "../../../shared/dates.ts";
import { productTexts } from "../../../shared/i18n/product.ts";
import { productScreenTexts } from "../../../shared/i18n/product-screen.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import type { Review } from "../../../shared/product.ts";
import { mostReviews } from "../../../shared/product-rules.ts";
import { href } from "../../../shared/routes.ts";
import { Late } from "../../ui/late.tsx";
import { Rating } from "../../ui/rating.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { formatRating } from "./format-rating.ts";
import css from "./reviews.module.css";

const t = translator(productScreenTexts);
const tProduct = translator(productTexts);

/** How many are shown before "the others". */
const shown = 3;
const places = ["first", "second", "third"] as const;

export interface ReviewsProps {
  rating: number | null | undefined;
  count: number;
  reviews: Promise<Review[]>;
}

/** Verified reviews with both dates, the sort rule and how they are checked (L121-3). */
export function Reviews({ rating, count, reviews }: ReviewsProps) {
  return (
    <Section title={t("reviews.title")} id="avis">
      {rating && count > 0 ? (
        <>
          <div className={css.summary}>
            <span className={css.figure}>{formatRating(rating)}</span>
            <Rating value={rating} label={t("reviews.summary", { rating: formatRating(rating), count })} />
            <span>{t("reviews.summary", { rating: formatRating(rating), count })}</span>
          </div>
          <p className={css.rule}>
            {count > mostReviews ? t("reviews.newest", { count, shown: mostReviews }) : t("reviews.sort")}{" "}
            <a href={href("page-page", { page: "avis-verifies" })}>{t("reviews.checked")}</a>
          </p>
          <Late fallback={<ReviewsSkeleton count={count} />} broken={<p>{t("reviews.broken")}</p>}>
            <ReviewList reviews={reviews} />
          </Late>
        </>
      ) : (
        <p>{t("reviews.none")}</p>
      )}
    </Section>
  );
}

function ReviewList({ reviews }: { reviews: Promise<Review[]> }) {
  const all = use(reviews);
  const rest = all.slice(shown);
  return (
    <>
      <ul className={css.list}>
        {all.slice(0, shown).map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={css.more}>
          <summary>{t("reviews.more", { count: rest.length })}</summary>
          <ul className={css.list}>
            {rest.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className={css.review}>
      <Rating value={review.score} label={tProduct("score", { score: review.score })} />
      {review.title && <h3>{review.title}</h3>}
      <p>{review.text}</p>
      <p className={css.signature}>
        <strong>{review.author}</strong> {tProduct("published", { date: formatDate(review.date) })},{" "}
        {tProduct("experience", { date: formatDate(review.experienceDate) })}
      </p>
    </li>
  );
}

function ReviewsSkeleton({ count }: { count: number }) {
  return (
    <div data-late role="status" aria-label={t("reviews.loading")}>
      <div className={css.list}>
        {places.slice(0, count).map((place) => (
          <Skeleton key={place} className={css.review} />
        ))}
      </div>
      {count > shown && <div className={css.moreToCome} />}
    </div>
  );
}
