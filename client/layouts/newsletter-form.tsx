import { type FormEvent, useEffect, useRef, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { newsletterForm } from "../../shared/api/newsletter.ts";
import { type BotCheckSettings, type SenderProps, senderFields } from "../../shared/forms/bot-check.ts";
import { newsletterTexts } from "../../shared/newsletter/texts.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import { botCheckToken, loadBotCheck } from "../features/forms/bot-check.ts";
import { postForm } from "../features/forms/post-form.ts";
import { SenderFields } from "../features/forms/sender-fields.tsx";
import { buttonClass } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import css from "./site-footer.module.css";

const t = translator(newsletterTexts);

export interface NewsletterFormProps extends SenderProps {
  draft?: string | undefined;
}

/** Subscribes in place where scripts run: errors beside the field, thanks instead of the form. */
export function NewsletterForm({ botCheck, stamp, draft }: NewsletterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "pending" | "done">("idle");
  const [problem, setProblem] = useState("");
  // Messages of the browser give way to those of the shop.
  const hydrated = useHydrated();

  // Loads the bot check early; its errors show when the form is sent.
  const prepare = () => void loadBotCheck(botCheck).catch(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the focus that loaded the island
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepare();
  }, []);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  async function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "pending") return;
    const body = new FormData(event.currentTarget);
    setProblem("");
    setState("pending");
    const found = await send(body, botCheck);
    setState(found === undefined ? "done" : "idle");
    setProblem(found ?? "");
  }

  if (state === "done") {
    return (
      // The thanks take the focus of the form they replace.
      <p className={css.letter} tabIndex={-1} role="status" ref={(words) => words?.focus()}>
        {t("done")}
      </p>
    );
  }
  const pending = state === "pending";
  return (
    <form
      ref={form}
      className={css.letter}
      method="post"
      action={api.newsletter}
      noValidate={hydrated}
      onFocus={prepare}
      onSubmit={(event) => void subscribe(event)}
    >
      <label className={css.title} htmlFor="lettre-email">
        {t("title")}
      </label>
      <div className={css.row}>
        <input
          ref={field}
          id="lettre-email"
          type="email"
          name="email"
          required
          maxLength={255}
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

async function send(body: FormData, botCheck: BotCheckSettings): Promise<string | undefined> {
  try {
    body.set(senderFields.token, await botCheckToken(botCheck, "newsletter"));
  } catch {
    return t("errors.botCheck");
  }
  const { errors } = await postForm(newsletterForm, body);
  return errors && (errors.fields.email ?? errors.form.join(" "));
}
