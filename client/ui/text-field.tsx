import { type InputHTMLAttributes, useId } from "react";
import css from "./field.module.css";
import { described, Field, type FieldTexts } from "./field.tsx";

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  name: string;
  /** Unless optional; false where another field may be filled in instead. */
  required?: boolean;
}

/** One line: text, e-mail, number, date. What is wrong is said below it, by the form and not by the browser. */
export function TextField({ label, hint, error, optional, quiet, id, ...rest }: TextFieldProps) {
  const own = useId();
  const texts = { label, hint, error, optional, quiet };
  return (
    <Field id={id ?? own} {...texts}>
      <input className={css.input} required={!optional} {...rest} {...described(id ?? own, texts)} />
    </Field>
  );
}
