import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import css from "./checkbox.module.css";
import field from "./field.module.css";
import { described } from "./field.tsx";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  name: string;
  error?: string | undefined;
  /** What is agreed to or chosen; it may hold links. */
  children: ReactNode;
}

export function Checkbox({ error, id, children, ...rest }: CheckboxProps) {
  const own = useId();
  return (
    <div className={field.field}>
      <label className={css.choice}>
        <input className={css.box} type="checkbox" {...rest} {...described(id ?? own, { error })} />
        <span>{children}</span>
      </label>
      {error && (
        <p className={field.error} id={`${id ?? own}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
