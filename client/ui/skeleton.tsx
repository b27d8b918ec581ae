import css from "./skeleton.module.css";

/** A placeholder; the caller's class sets its size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={className ? `${css.bone} ${className}` : css.bone} aria-hidden="true" />;
}
