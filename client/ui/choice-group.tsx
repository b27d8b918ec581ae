import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./choice-group.module.css";
import field from "./field.module.css";
import type { FieldTexts } from "./field.tsx";

const t = translator(uiTexts);

export interface ChoiceGroupProps extends Omit<FieldTexts, "quiet"> {
  id: string;
  look?: "list" | "boxes" | "buttons";
  children: ReactNode;
}

export function ChoiceGroup({ id, label, hint, error, optional, look = "list", children }: ChoiceGroupProps) {
  const texts = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return (
    <fieldset className="stack-2" aria-describedby={texts.length ? texts.join(" ") : undefined}>
      <legend className={`small strong ${css.legend}`}>
        {label}
        {optional && <span className={field.optional}> {t("optional")}</span>}
      </legend>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={css[look]} data-wrong={error ? "" : undefined}>
        {children}
      </div>
      {error && (
        <p className={field.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

export interface ChoiceOptionProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  type: "radio" | "checkbox";
  icon?: ReactNode;
  description?: string | null | undefined;
  children: ReactNode;
}

export function ChoiceOption({ icon, description, children, ...rest }: ChoiceOptionProps) {
  const id = useId();
  if (!description) {
    return (
      <label className={css.option}>
        <input className={css.input} {...rest} />
        {icon}
        <span>{children}</span>
      </label>
    );
  }
  return (
    <label className={css.option}>
      <input
        className={css.input}
        {...rest}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-description`}
      />
      {icon}
      <span className={css.described}>
        <span id={`${id}-label`}>{children}</span>
        <span className={css.description} id={`${id}-description`}>
          {description}
        </span>
      </span>
    </label>
  );
}
