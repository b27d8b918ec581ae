import type { ReactNode } from "react";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./field.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

const t = translator(uiTexts);

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  quiet?: boolean;
}

export function Field({ id, label, hint, error, optional, quiet, children }: FieldProps) {
  return (
    <div className="stack-2">
      <label className={quiet ? css.quiet : "small strong"} htmlFor={id}>
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

export function described(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const texts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    "aria-describedby": texts.length > 0 ? texts.join(" ") : undefined,
    "aria-invalid": error ? true : undefined,
  };
}
