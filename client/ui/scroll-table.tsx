import type { ReactNode } from "react";
import { uiTexts } from "../../shared/text/texts.ts";
import css from "./scroll-table.module.css";

/** A table that scrolls where large letters need more than a phone's width. */
export function ScrollTable({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard too
    <div className={css.box} role="group" aria-label={uiTexts.table} tabIndex={0}>
      {children}
    </div>
  );
}
