import { useEffect, useRef } from "react";
import type { ListingView } from "../../../shared/listing/category.ts";

/**
 * Moves the focus to the product count, because removing a filter also removes its focused link. The count
 * needs `tabIndex` -1.
 */
export function useFocusOnCount(listing: ListingView) {
  const summary = useRef<HTMLParagraphElement>(null);
  const shown = useRef(listing);
  useEffect(() => {
    const changed = shown.current !== listing;
    shown.current = listing;
    if (changed && document.activeElement === document.body) summary.current?.focus({ preventScroll: true });
  }, [listing]);
  return summary;
}
