import { useEffect } from "react";
import { focusOnLoad } from "../../browser/focus-on-load.ts";
import { focusHeading } from "../../navigation/focus-heading.ts";

/** A full page load focuses its heading too, as a client navigation does. */
export function useHeadingFocusOnLoad(): void {
  useEffect(() => focusOnLoad(focusHeading), []);
}
