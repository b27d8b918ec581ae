import { type InputHTMLAttributes, useId } from "react";
import css from "./field.module.css";
import { described, Field, type FieldTexts } from "./field.tsx";

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  name: string;
  /** Defaults to not `optional`; false if another field may replace this one. */
  required?: boolean;
  /** Shown behind the number; the label names the unit in words. */
  unit?: string | undefined;
}

export function TextField({ label, hint, error, optional, quiet, id, unit, ...rest }: TextFieldProps) {
  const own = useId();
  const texts = { label, hint, error, optional, quiet };
  const marks = described(id ?? own, texts);
  const input = (
    <input
      className={css.input}
      required={!optional}
      {...marks}
      {...rest}
      aria-describedby={marks["aria-describedby"] ?? rest["aria-describedby"]}
      aria-invalid={marks["aria-invalid"] ?? rest["aria-invalid"]}
    />
  );
  return (
    <Field id={id ?? own} {...texts}>
      {unit ? (
        <span className={css.measured}>
          {input}
          <span className={css.unit} aria-hidden="true">
            {unit}
          </span>
        </span>
      ) : (
        input
      )}
    </Field>
  );
}
