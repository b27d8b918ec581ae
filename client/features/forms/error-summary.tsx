import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Notice } from "../../ui/notice.tsx";
import css from "./error-summary.module.css";

const t = translator(formTexts);

export interface WrongField {
  id: string;
  label: string;
  message: string;
}

export function ErrorSummary({ wrong }: { wrong: readonly WrongField[] }) {
  if (wrong.length < 2) return null;
  const title = t("forms.summary", { count: wrong.length });
  return (
    <section className={css.summary} aria-label={title} tabIndex={-1} data-errors>
      <p className={css.title}>{title}</p>
      <ul className={css.list}>
        {wrong.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`}>{label || message}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FormMessages({ errors }: { errors: FormErrors }) {
  return errors.form.map((message) => (
    <Notice key={message} tone="error">
      {message}
    </Notice>
  ));
}
