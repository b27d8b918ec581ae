import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { moreReviews } from "../../../shared/api/product.ts";
import { type ReviewChoice, type ReviewsView, reviewsHref } from "../../../shared/product/reviews.ts";
import { call } from "../../api/call.ts";
import { isPlainPress } from "../../ui/plain-press.ts";

/** Reviews that are asked for in place: those of a score take the place of the list, more of them follow it. */
export function useReviews(first: ReviewsView) {
  const [view, setView] = useState(first);
  const [asked, setAsked] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);

  async function ask(event: MouseEvent<HTMLAnchorElement>, choice: ReviewChoice): Promise<void> {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // The newest question wins.
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    setAsked(reviewsHref(choice));
    try {
      const found = await call(
        moreReviews,
        { sku: first.sku, note: choice.score ?? "", page: choice.page },
        { signal },
      );
      const before = choice.page > 1 ? view.reviews : [];
      flushSync(() => {
        setAsked(undefined);
        setView({ ...view, choice, reviews: [...before, ...found.reviews], count: found.count });
      });
      // The focus goes on where the reading does: the link that was pressed is another now, or gone.
      if (choice.page > 1) focusOn(list.current?.children[before.length]);
    } catch {
      // One that failed, and was not given up, is asked again as a page.
      if (!signal.aborted) location.assign(href);
    }
  }

  return { view, asked, list, ask: (...args: Parameters<typeof ask>) => void ask(...args) };
}

function focusOn(item: Element | undefined): void {
  if (item instanceof HTMLElement) item.focus({ preventScroll: true });
}
