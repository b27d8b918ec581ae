import type { ReactNode } from "react";
import css from "./choices.module.css";

export interface ChoicesProps {
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

export function Choices({ id, label, error, children }: ChoicesProps) {
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={css.legend}>{label}</legend>
      {error && (
        <p className={css.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className="stack-3" data-wrong={error ? "" : undefined}>
        {children}
      </div>
    </fieldset>
  );
}
