import { island } from "../../../../engine/islands/island.tsx";
import { productPageTexts } from "../../../../shared/product/product-page.texts.ts";
import { moreToCome, type ReviewsView, reviewsHref } from "../../../../shared/product/reviews/reviews.ts";
import { href } from "../../../../shared/routes.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { formatRating } from "../../../ui/format-rating.ts";
import { Section } from "../../../ui/section.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewSpread } from "./review-spread.tsx";
import css from "./reviews.module.css";
import { useReviews } from "./use-reviews.ts";

const t = translator(productPageTexts);

/** The law requires both dates of a review, the sort rule and how reviews are checked (L121-3). */
function Reviews(props: ReviewsView) {
  const { rating, total, spread } = props;
  const { view, requested, list, ask } = useReviews(props);
  const { choice, reviews, count } = view;
  const next = { ...choice, page: choice.page + 1 };
  const more = moreToCome(view);
  if (total === 0) {
    return (
      <Section title={t("reviews.title")} id="avis">
        <p>{t("reviews.none")}</p>
      </Section>
    );
  }
  return (
    <Section title={t("reviews.title")} id="avis">
      <div className={css.columns}>
        <div>
          <p className={css.summary}>
            <strong className={css.figure}>{formatRating(rating)}</strong>{" "}
            <span>{t("reviews.summary", { count: total })}</span>
          </p>
          <ReviewSpread spread={spread} chosen={choice.score} requested={requested} onChoose={ask} />
          <p className="note">
            {t("reviews.sort")}{" "}
            <a href={href("page-page", { page: "avis-verifies" })}>{t("reviews.checked")}</a>
          </p>
        </div>
        <div>
          <p className={`note ${css.shown} no-print`} role="status">
            {count === 0
              ? t("reviews.noneWithScore")
              : t("reviews.shown", { shown: reviews.length, count, score: choice.score })}
          </p>
          <ul className={css.list} ref={list}>
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
          {more > 0 && (
            <a
              className={buttonClass({ look: "outline" }, `${css.more} no-print`)}
              href={reviewsHref(next)}
              rel="nofollow"
              aria-busy={requested === reviewsHref(next)}
              onClick={(event) => ask(event, next)}
            >
              {t("reviews.more", { count: more })}
            </a>
          )}
        </div>
      </div>
    </Section>
  );
}

export const ReviewsIsland = island(Reviews, { when: "touch" });
