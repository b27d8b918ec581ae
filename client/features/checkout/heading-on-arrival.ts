import { useEffect } from "react";
import { focusHeading } from "../../navigation/focus-heading.ts";

/** A page of an order that was loaded whole begins as one that is swapped in: with the focus on its heading. */
export function useHeadingOnArrival(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
}
