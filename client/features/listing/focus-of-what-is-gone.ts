import { useEffect, useRef } from "react";
import type { ListingView } from "../../../shared/listing/category.ts";

/**
 * A filter that is removed takes its link away: the focus goes to the number of products, which is then said. Answers
 * the ref of that number, which takes the focus by script alone (`tabIndex` -1).
 */
export function useFocusOfWhatIsGone(listing: ListingView) {
  const summary = useRef<HTMLParagraphElement>(null);
  const shown = useRef(listing);
  useEffect(() => {
    const changed = shown.current !== listing;
    shown.current = listing;
    if (changed && document.activeElement === document.body) summary.current?.focus({ preventScroll: true });
  }, [listing]);
  return summary;
}
