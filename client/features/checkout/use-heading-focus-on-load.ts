import { useEffect } from "react";
import { focusHeading } from "../../navigation/focus-heading.ts";

/** A full page load focuses its heading too, as a client navigation does. */
export function useHeadingFocusOnLoad(): void {
  useEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
}
