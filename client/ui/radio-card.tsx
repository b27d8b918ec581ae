import type { InputHTMLAttributes, ReactNode } from "react";
import css from "./radio-card.module.css";

export interface RadioCardProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "title" | "children"> {
  name: string;
  value: string;
  title: ReactNode;
  aside?: ReactNode;
  more?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

export function RadioCard({ title, aside, more, below, children, ...rest }: RadioCardProps) {
  return (
    <div className={css.card}>
      <label className={css.option}>
        <input className={css.radio} type="radio" {...rest} />
        <span className={css.title}>{title}</span>
        {aside && <span className={css.aside}>{aside}</span>}
      </label>
      {more && <div className={css.more}>{more}</div>}
      {children && <div className={`note ${css.detail}`}>{children}</div>}
      {below && <div className={css.more}>{below}</div>}
    </div>
  );
}
