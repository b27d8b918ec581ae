import { useEffect, useRef } from "react";
import type { ListingView } from "../../../shared/listing/category.ts";

/** Removing a filter also removes its focused link. The count that gets the focus needs `tabIndex` -1. */
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
