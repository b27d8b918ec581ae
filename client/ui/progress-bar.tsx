import type { ReactNode } from "react";
import css from "./progress-bar.module.css";

export interface ProgressBarProps {
  value: number;
  max: number;
  label: ReactNode;
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <label className="stack-2 small">
      <span>{label}</span>
      <progress className={css.bar} value={Math.min(Math.max(value, 0), max)} max={max} />
    </label>
  );
}
