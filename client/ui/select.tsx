import type { SelectHTMLAttributes } from "react";
import css from "./select.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  label: string;
  /** The label is for screen readers only: the choices speak for themselves. */
  quiet?: boolean;
  choices: { value: string | number; label: string }[];
}

/** The browser's own list under the shop's dress: it works with any keyboard, reader and telephone. */
export function Select({ id, label, quiet, choices, ...rest }: SelectProps) {
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <div className={css.box}>
        <select className={css.select} id={id} {...rest}>
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
