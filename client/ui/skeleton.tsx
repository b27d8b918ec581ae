import css from "./skeleton.module.css";

export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={`${css.bone} ${className ?? ""}`} aria-hidden="true" data-late />;
}
