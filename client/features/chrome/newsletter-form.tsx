import { api } from "../../../shared/api.ts";
import { guardFields } from "../../../shared/bot-check.ts";
import { frameTexts } from "../../../shared/i18n/frame.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { href } from "../../../shared/routes.ts";
import { dressOf } from "../../ui/button.tsx";
import css from "./site-footer.module.css";

const t = translator(frameTexts);

/**
 * The newsletter at the foot of every page: a plain form that the worker writes and the browser keeps. Its script loads
 * when somebody comes to it (`features/newsletter/`).
 */
export function NewsletterForm({ typed }: { typed?: string | undefined }) {
  return (
    <form className={css.letter} method="post" action={api.newsletter} data-newsletter="">
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
      <div hidden>
        <input name={guardFields.trap} aria-label={t("newsletter.trap")} tabIndex={-1} autoComplete="off" />
      </div>
    </form>
  );
}
