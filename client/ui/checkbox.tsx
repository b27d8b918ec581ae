import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { uiTexts } from "../../shared/text/texts.ts";
import { translator } from "../../shared/text/translator.ts";
import css from "./checkbox.module.css";
import field from "./field.module.css";
import { described } from "./field.tsx";

const t = translator(uiTexts);

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  name: string;
  error?: string | undefined;
  /** Marks an optional box among required ones. */
  optional?: boolean;
  children: ReactNode;
}

export function Checkbox({ error, id, optional, children, ...rest }: CheckboxProps) {
  const own = useId();
  return (
    <div className="stack-2">
      <label className={css.choice}>
        <input className={css.box} type="checkbox" {...rest} {...described(id ?? own, { error })} />
        <span>
          {children}
          {optional && <span className={field.optional}> {t("optional")}</span>}
        </span>
      </label>
      {error && (
        <p className={field.error} id={`${id ?? own}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
