import css from "./skeleton.module.css";

export function Skeleton({ className }: { className?: string | undefined }) {
  return <div className={className ? `${css.bone} ${className}` : css.bone} aria-hidden="true" />;
}
