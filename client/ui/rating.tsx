import { formatRating } from "./format-rating.ts";
import css from "./rating.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface RatingProps {
  /** Out of 5. */
  value: number;
  /** Accessible name: "4,7 sur 5". */
  label: string;
  /** Also in sight: "4,7/5". */
  hasFigure?: boolean;
}

/** Five stars, filled to the nearest half. */
export function Rating({ value, label, hasFigure = false }: RatingProps) {
  return (
    <span className={css.rating}>
      <span className={css.stars} data-halves={Math.round(value * 2)} aria-hidden="true" />
      {hasFigure && <span aria-hidden="true">{formatRating(value)}/5</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** Its star is drawn by the styles: a listing has 24 of them. */
export function RatingFigure({ figure }: { figure: string }) {
  return <span className={css.figure}>{figure}</span>;
}
