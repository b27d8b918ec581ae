import { useEffect } from "react";
import { focusOnLoad } from "../../browser/focus-on-load.ts";
import { focusHeading } from "../../navigation/focus-heading.ts";

export function useHeadingFocusOnLoad(): void {
  useEffect(() => focusOnLoad(focusHeading), []);
}
