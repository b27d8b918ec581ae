import css from "./skeleton.module.css";

/** The place of something that is still on its way; the caller's class gives it the size of what comes. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={className ? `${css.bone} ${className}` : css.bone} aria-hidden="true" />;
}
