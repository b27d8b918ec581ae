import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./suggestions.module.css";

/** The place of the first products, while the first question is on its way. */
export function SuggestionSkeleton() {
  return (
    <div className={css.box} aria-hidden="true">
      {["first", "second", "third"].map((name) => (
        <div key={name} className={css.option}>
          <Skeleton className={css.picture} />
          <span className={css.words}>
            <Skeleton className={css.line} />
            <Skeleton className={css.shortLine} />
          </span>
        </div>
      ))}
    </div>
  );
}
