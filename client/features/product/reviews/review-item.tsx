import type { Review } from "../../../../shared/product/product.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { formatDate } from "../../../../shared/time/dates.ts";
import { Rating } from "../../../ui/rating.tsx";
import { productTexts } from "../texts.ts";
import css from "./reviews.module.css";

const t = translator(productTexts);

export function ReviewItem({ review }: { review: Review }) {
  return (
    <li className={css.review} tabIndex={-1}>
      <Rating value={review.score} label={t("score", { score: review.score })} />
      {review.title && <h3>{review.title}</h3>}
      {review.text && <p>{review.text}</p>}
      <p className={`note ${css.signature}`}>
        <strong>{review.author || t("anonymous")}</strong>{" "}
        <span>{t("published", { date: formatDate(review.date) })},</span>{" "}
        <span>{t("experience", { date: formatDate(review.experienceDate) })}</span>
      </p>
    </li>
  );
}
