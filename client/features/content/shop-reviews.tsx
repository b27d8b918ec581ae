import type { Link } from "../../../shared/content/content.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDate } from "../../../shared/time/dates.ts";
import { formatRating } from "../../ui/format-rating.ts";
import { Rating } from "../../ui/rating.tsx";
import { Section } from "../../ui/section.tsx";
import { SmartLink } from "../../ui/smart-link.tsx";
import { productTexts } from "../product/texts.ts";
import css from "./shop-reviews.module.css";

export interface ShopReviewsProps {
  title: string;
  score: number;
  count: number;
  link?: Link | null | undefined;
  /** How the reviews were chosen and sorted, which L121-3 requires. */
  sort: string;
  quotes: ReviewQuote[];
}

interface ReviewQuote {
  text: string;
  author: string;
  role?: string | null | undefined;
  score: number;
  /** Dates of the review and of the experience, ISO 8601; the law requires both. */
  date: string;
  experienceDate: string;
}

const t = translator(productTexts);

/** Reviews of the shop itself, with their dates and sorting rule (code de la consommation, L121-3). */
export function ShopReviews({ title, score, count, link, sort, quotes }: ShopReviewsProps) {
  return (
    <Section title={title} tone="forest" more={link && <SmartLink link={link} />}>
      <p className={css.summary}>
        <span className={css.figure} aria-hidden="true">
          {formatRating(score)}
        </span>
        <Rating value={score} label={t("rating", { rating: formatRating(score), count })} />
        <span aria-hidden="true">{t("reviewCount", { count })}</span>
      </p>
      <p className={css.rule}>{sort}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls on a phone and holds no link */}
      <ul className={css.quotes} tabIndex={0} aria-label={title}>
        {quotes.map(({ text, author, role, score: own, date, experienceDate }) => (
          <li key={`${author} ${text}`}>
            <figure className={css.quote}>
              <Rating value={own} label={t("score", { score: own })} />
              <blockquote className={css.text}>
                <p>{text}</p>
              </blockquote>
              <figcaption className={css.author}>
                {author}
                {role && <span className={css.role}>{`, ${role}`}</span>}
                <span className={`block ${css.dates}`}>
                  {[
                    t("published", { date: formatDate(date) }),
                    t("experience", { date: formatDate(experienceDate) }),
                  ].join(", ")}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
