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

interface ErrorSummaryProps {
  wrong: readonly WrongField[];
  /** A document shows even a single error here, because the field may be far below. */
  isDocument: boolean;
}

export function ErrorSummary({ wrong, isDocument }: ErrorSummaryProps) {
  const isSingle = wrong.length === 1;
  if (wrong.length === 0 || (isSingle && !isDocument)) return null;
  const title = isSingle ? t("forms.summaryOfOne") : t("forms.summary", { count: wrong.length });
  return (
    <section className={css.summary} aria-label={title} tabIndex={-1} data-errors={isSingle ? undefined : ""}>
      <p className="strong">{title}</p>
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
