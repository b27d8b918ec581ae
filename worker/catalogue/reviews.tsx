import { renderToStaticMarkup } from "react-dom/server";
import { MoreReviews, ReviewItems, Reviews, Shown } from "../../client/features/product/reviews.tsx";
import type { ReviewsAnswer } from "../../shared/api/api.ts";
import type { Product } from "../../shared/product/product.ts";
import { chooseReviews, type ReviewChoice } from "../../shared/product/reviews.ts";

/** The reviews of a product's page as HTML: the first few, or those that its address asks for. */
export function renderReviews(product: Product, choice: ReviewChoice): string {
  const chosen = chooseReviews(product.reviews, choice);
  return renderToStaticMarkup(<Reviews product={product} choice={choice} chosen={chosen} />);
}

/** What a page adds to the reviews of the one before it. */
export function renderMoreReviews(product: Product, choice: ReviewChoice): ReviewsAnswer {
  const chosen = chooseReviews(product.reviews, choice);
  const added = chosen.reviews.slice(chosen.before);
  return {
    items: renderToStaticMarkup(<ReviewItems reviews={added} />),
    more: renderToStaticMarkup(<MoreReviews choice={choice} chosen={chosen} />),
    said: renderToStaticMarkup(<Shown choice={choice} chosen={chosen} />),
  };
}
