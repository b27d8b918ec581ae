import css from "./rating.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface RatingProps {
  /** Out of 5. */
  value: number;
  /** Accessible name: "4,7 sur 5". */
  label: string;
}

/** Five stars, filled to the nearest half. */
export function Rating({ value, label }: RatingProps) {
  return (
    <span className={css.rating}>
      <span className={css.stars} data-halves={Math.round(value * 2)} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

/** Its star is drawn by the styles: a listing has 24 of them. */
export function RatingFigure({ figure, label }: { figure: string; label: string }) {
  return (
    <span className={css.figure}>
      <span aria-hidden="true">{figure}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
