import type { ReactNode } from "react";
import { translator } from "../../shared/text/translator.ts";
import { uiTexts } from "../../shared/text/ui.texts.ts";
import css from "./field.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

const t = translator(uiTexts);

export interface FieldTexts {
  label: string;
  /** What helps to fill it in, read with the label. */
  hint?: string | undefined;
  /** What is wrong with what stands in it. */
  error?: string | undefined;
  /** May stay empty, and says so: all others are required. */
  optional?: boolean;
  /** The label is for screen readers only: what the field holds speaks for itself. */
  quiet?: boolean;
}

/** Label, hint and error around a control, whose own attributes are those of `describe`. */
export function Field({ id, label, hint, error, optional, quiet, children }: FieldProps) {
  return (
    <div className={css.field}>
      <label className={quiet ? css.quiet : css.label} htmlFor={id}>
        {quiet ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {optional && <span className={css.optional}> {t("optional")}</span>}
      </label>
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

/** Ties a control to the texts around it. */
export function described(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const texts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-describedby": texts.length > 0 ? texts.join(" ") : undefined,
    "aria-invalid": error ? true : undefined,
  };
}
