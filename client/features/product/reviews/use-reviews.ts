import { type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isPlainPress } from "../../../../engine/islands/plain-press.ts";
import { moreReviews } from "../../../../shared/api/product.ts";
import {
  type ReviewChoice,
  type ReviewsView,
  reviewsHref,
} from "../../../../shared/product/reviews/reviews.ts";
import { call } from "../../../api/call.ts";

export function useReviews(first: ReviewsView) {
  const [view, setView] = useState(first);
  const [requested, setRequested] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);

  async function ask(event: MouseEvent<HTMLAnchorElement>, choice: ReviewChoice): Promise<void> {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    setRequested(reviewsHref(choice));
    try {
      const found = await call(
        moreReviews,
        { sku: first.sku, note: choice.score ?? "", page: choice.page },
        { signal },
      );
      const before = choice.page > 1 ? view.reviews : [];
      flushSync(() => {
        setRequested(undefined);
        setView({ ...view, choice, reviews: [...before, ...found.reviews], count: found.count });
      });
      if (choice.page > 1) focusOn(list.current?.children[before.length]);
    } catch {
      // A failed request falls back to loading the page; an aborted one was replaced.
      if (!signal.aborted) location.assign(href);
    }
  }

  return { view, requested, list, ask: (...args: Parameters<typeof ask>) => void ask(...args) };
}

function focusOn(item: Element | undefined): void {
  if (item instanceof HTMLElement) item.focus({ preventScroll: true });
}
