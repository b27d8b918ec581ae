import { formatRating } from "./format-rating.ts";
import css from "./rating.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface RatingProps {
  value: number;
  label: string;
  hasFigure?: boolean;
}

export function Rating({ value, label, hasFigure = false }: RatingProps) {
  return (
    <span className={css.rating}>
      <span className={css.stars} data-halves={Math.round(value * 2)} aria-hidden="true" />
      {hasFigure && <span aria-hidden="true">{`${formatRating(value)}/5`}</span>}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

export function RatingFigure({ figure }: { figure: string }) {
  return <span className={css.figure}>{figure}</span>;
}
