import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice } from "../../ui/notice.tsx";
import css from "./error-summary.module.css";

const t = translator(formTexts);

export interface WrongField {
  id: string;
  /** Empty where the message names the field. */
  label: string;
  message: string;
}

export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  return (
    <div className={css.summary} tabIndex={-1} data-errors>
      <p className={css.title}>{t("forms.summary", { count: wrong.length })}</p>
      <ul className={css.list}>
        {wrong.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {label && `${label}\u00a0: `}
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Errors of the form as a whole. */
export function FormMessages({ errors }: { errors: FormErrors }) {
  return errors.form.map((message) => (
    <Notice key={message} tone="error">
      {message}
    </Notice>
  ));
}
