import { Skeleton } from "../../ui/skeleton.tsx";
import css from "./suggestions.module.css";

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
