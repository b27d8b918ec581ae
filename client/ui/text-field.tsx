import { type InputHTMLAttributes, useId } from "react";
import css from "./field.module.css";
import { described, Field, type FieldTexts } from "./field.tsx";

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  name: string;
  /** Defaults to not `optional`; false if another field may replace this one. */
  required?: boolean;
}

export function TextField({ label, hint, error, optional, quiet, id, ...rest }: TextFieldProps) {
  const own = useId();
  const texts = { label, hint, error, optional, quiet };
  const marks = described(id ?? own, texts);
  return (
    <Field id={id ?? own} {...texts}>
      <input
        className={css.input}
        required={!optional}
        {...marks}
        {...rest}
        aria-describedby={marks["aria-describedby"] ?? rest["aria-describedby"]}
        aria-invalid={marks["aria-invalid"] ?? rest["aria-invalid"]}
      />
    </Field>
  );
}
