import { useEffect, useRef } from "react";
import type { ListingView } from "../../../shared/listing/category.ts";

/**
 * Removing a filter removes its focused link: the product count, which takes this ref and `tabIndex` -1, gets the
 * focus and is announced.
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
