import type { SelectHTMLAttributes } from "react";
import field from "./field.module.css";
import { described, Field, type FieldTexts } from "./field.tsx";
import css from "./select.module.css";

export interface SelectProps extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  choices: { value: string | number; label: string; disabled?: boolean | null | undefined }[];
}

export function Select({ id, label, hint, error, optional, quiet, choices, ...rest }: SelectProps) {
  const texts = { label, hint, error, optional, quiet };
  return (
    <Field id={id} {...texts}>
      <div className={css.box}>
        <select className={`${field.input} ${css.select}`} {...rest} {...described(id, texts)}>
          {choices.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled ?? false}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
