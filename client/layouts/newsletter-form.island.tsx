import { useState } from "react";
import { island } from "../../engine/islands/island.tsx";
import { api } from "../../shared/api/api.ts";
import { subscribeToNewsletter } from "../../shared/api/newsletter.ts";
import type { SenderProps } from "../../shared/forms/bot-check.ts";
import type { NewsletterInput } from "../../shared/newsletter/newsletter-form.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { takeFocus } from "../browser/take-focus.ts";
import { SenderFields } from "../features/forms/fields/sender-fields.tsx";
import { Form } from "../features/forms/form.tsx";
import { sendEmail } from "../features/forms/send-email.ts";
import { buttonClass } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import css from "./site-footer.module.css";

const t = translator(newsletterTexts);

export interface NewsletterFormProps extends SenderProps {
  draft?: string | undefined;
}

function NewsletterForm({ botCheck, stamp, draft }: NewsletterFormProps) {
  const [done, setDone] = useState<{ meant?: string | undefined }>();
  const [corrected, setCorrected] = useState(draft);
  const hydrated = useHydrated();

  async function send(data: FormData) {
    const sent = await sendEmail(subscribeToNewsletter, data, { botCheck, action: "newsletter" });
    if (!sent.errors) setDone({ meant: sent.answer?.meant });
    return sent.errors;
  }

  if (done) {
    const { meant } = done;
    return (
      <div className={css.letter}>
        <p tabIndex={-1} role="status" ref={takeFocus}>
          {t("done")} {meant && t("meant", { email: meant })}
        </p>
        {meant && (
          <div className={`row-2 ${css.row}`}>
            <button
              type="button"
              className={buttonClass({})}
              onClick={() => {
                setCorrected(meant);
                setDone(undefined);
              }}
            >
              {t("again")}
            </button>
          </div>
        )}
      </div>
    );
  }
  return (
    <Form className={css.letter} action={api.newsletter} noValidate={hydrated} send={send}>
      {({ pending, errorAt }) => (
        <>
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
              defaultValue={corrected}
              ref={corrected === draft ? undefined : takeFocus}
              aria-invalid={errorAt("email") ? "true" : undefined}
              aria-describedby={errorAt("email") ? "lettre-erreur lettre-accord" : "lettre-accord"}
            />
            <button type="submit" className={buttonClass({})} aria-busy={pending || undefined}>
              {t(pending ? "pending" : "submit")}
            </button>
          </div>
          {errorAt("email") && (
            <p id="lettre-erreur" role="alert">
              {errorAt("email")}
            </p>
          )}
          <p id="lettre-accord">
            {t("consent")} <a href={href("page-page", { page: "donnees-personnelles" })}>{t("privacy")}</a>
          </p>
          <SenderFields stamp={stamp} botCheck={botCheck} />
        </>
      )}
    </Form>
  );
}

export const NewsletterIsland = island(NewsletterForm, { when: "touch" });
