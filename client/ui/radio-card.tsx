import type { InputHTMLAttributes, ReactNode } from "react";
import css from "./radio-card.module.css";

export interface RadioCardProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "title" | "children"> {
  name: string;
  value: string;
  title: ReactNode;
  /** At the other end of its line: what it costs. */
  aside?: ReactNode;
  /** Shown only while this one is chosen. */
  more?: ReactNode;
  /** The same, below the small print: a choice of its own. */
  below?: ReactNode;
  /** Its small print, always shown; `aria-describedby` ties it to the choice. */
  children?: ReactNode;
}

/** One of several ways, as a card large enough for what there is to know about it. */
export function RadioCard({ title, aside, more, below, children, ...rest }: RadioCardProps) {
  return (
    <div className={css.card}>
      <label className={css.option}>
        <input className={css.radio} type="radio" {...rest} />
        <span className={css.title}>{title}</span>
        {aside && <span className={css.aside}>{aside}</span>}
      </label>
      {more && <div className={css.more}>{more}</div>}
      {children && <div className={css.detail}>{children}</div>}
      {below && <div className={css.more}>{below}</div>}
    </div>
  );
}
