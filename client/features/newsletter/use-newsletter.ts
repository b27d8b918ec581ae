import { useEffect, useState } from "react";
import { newsletterForm } from "../../../shared/api/newsletter.ts";
import type { BotCheckSettings } from "../../../shared/forms/bot-check.ts";
import { loadBotCheck } from "../forms/bot-check.ts";
import { postWithBotCheck } from "../forms/post-form.ts";
import { useSubmit } from "../forms/use-submit.ts";

/** The form of the newsletter, in the footer and in popups. */
export function useNewsletter(botCheck: BotCheckSettings, onDone?: () => void) {
  const [done, setDone] = useState(false);
  // Loads the bot check early; where it fails, the form is sent without it.
  const prepare = () => void loadBotCheck(botCheck).catch(() => {});
  const { form, pending, errors, onSubmit } = useSubmit(async (data) => {
    const sent = await postWithBotCheck(newsletterForm, data, { botCheck, action: "newsletter" });
    setDone(!sent.errors);
    if (!sent.errors) onDone?.();
    return sent.errors;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the focus that loaded the island
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepare();
  }, []);
  return { form, done, pending, problem: errors.fields.email ?? errors.form.join(" "), prepare, onSubmit };
}
