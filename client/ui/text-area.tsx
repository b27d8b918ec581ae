import { type TextareaHTMLAttributes, useId } from "react";
import css from "./field.module.css";
import { described, Field, type FieldTexts } from "./field.tsx";

export interface TextAreaProps
  extends FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "required"> {
  name: string;
}

export function TextArea({ label, hint, error, optional, quiet, id, ...rest }: TextAreaProps) {
  const own = useId();
  const texts = { label, hint, error, optional, quiet };
  return (
    <Field id={id ?? own} {...texts}>
      <textarea className={css.input} required={!optional} {...rest} {...described(id ?? own, texts)} />
    </Field>
  );
}
