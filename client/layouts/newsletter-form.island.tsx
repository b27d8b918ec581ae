import { island } from "../../engine/islands/island.tsx";
import { api } from "../../shared/api/api.ts";
import { subscribeToNewsletter } from "../../shared/api/newsletter.ts";
import type { SenderProps } from "../../shared/forms/bot-check.ts";
import type { NewsletterInput } from "../../shared/newsletter/newsletter-form.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { SenderFields } from "../features/forms/fields/sender-fields.tsx";
import { useEmailForm } from "../features/forms/use-email-form.ts";
import { buttonClass } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import css from "./site-footer.module.css";

const t = translator(newsletterTexts);

export interface NewsletterFormProps extends SenderProps {
  draft?: string | undefined;
}

function NewsletterForm({ botCheck, stamp, draft }: NewsletterFormProps) {
  const { form, thanks, done, pending, problem, prepare, onSubmit } = useEmailForm({
    endpoint: subscribeToNewsletter,
    action: "newsletter",
    botCheck,
  });
  const hydrated = useHydrated();

  if (done) {
    return (
      <p className={css.letter} tabIndex={-1} role="status" ref={thanks}>
        {t("done")}
      </p>
    );
  }
  return (
    <form
      ref={form}
      className={css.letter}
      method="post"
      action={api.newsletter}
      noValidate={hydrated}
      onFocus={prepare}
      onSubmit={onSubmit}
    >
      <label className={css.title} htmlFor="lettre-email">
        {t("title")}
      </label>
      <div className={`row-2 ${css.row}`}>
        <input
          id="lettre-email"
          type="email"
          name={"email" satisfies NewsletterInput}
          required
          autoComplete="email"
          placeholder={t("placeholder")}
          defaultValue={draft}
          aria-invalid={problem ? "true" : undefined}
          aria-describedby={problem ? "lettre-erreur lettre-accord" : "lettre-accord"}
        />
        <button type="submit" className={buttonClass({})} aria-busy={pending || undefined}>
          {t(pending ? "pending" : "submit")}
        </button>
      </div>
      {problem && (
        <p id="lettre-erreur" role="alert">
          {problem}
        </p>
      )}
      <p id="lettre-accord">
        {t("consent")} <a href={href("page-page", { page: "donnees-personnelles" })}>{t("privacy")}</a>
      </p>
      <SenderFields stamp={stamp} />
    </form>
  );
}

export const NewsletterIsland = island(NewsletterForm, { when: "touch" });
