import { api } from "../../shared/api/api.ts";
import type { FormGuard } from "../../shared/forms/bot-check.ts";
import { frameTexts } from "../../shared/layout/static.texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { GuardFields } from "../features/forms/guard-fields.tsx";
import { dressOf } from "../ui/button.tsx";
import css from "./site-footer.module.css";

const t = translator(frameTexts);

export interface NewsletterFormProps extends FormGuard {
  /** When it comes back without scripts. */
  typed?: string | undefined;
}

/**
 * The newsletter at the foot of every page: a plain form that the worker writes and the browser keeps. Its script loads
 * when somebody comes to it (`features/newsletter/`).
 */
export function NewsletterForm({ botCheck, stamp, typed }: NewsletterFormProps) {
  return (
    <form
      className={css.letter}
      method="post"
      action={api.newsletter}
      data-newsletter=""
      data-check-script={botCheck.scriptUrl}
      data-check-key={botCheck.siteKey}
    >
      <label className={css.title} htmlFor="lettre-email">
        {t("newsletter.title")}
      </label>
      <div className={css.row}>
        <input
          id="lettre-email"
          type="email"
          name="email"
          required
          maxLength={255}
          autoComplete="email"
          placeholder={t("newsletter.placeholder")}
          defaultValue={typed}
          aria-describedby="lettre-accord"
        />
        <button type="submit" className={dressOf({})}>
          {t("newsletter.submit")}
        </button>
      </div>
      <p id="lettre-accord">
        {t("newsletter.consent")}{" "}
        <a href={href("page-page", { page: "donnees-personnelles" })}>{t("newsletter.privacy")}</a>
      </p>
      <GuardFields stamp={stamp} />
    </form>
  );
}
