import { useEffect, useRef, useState } from "react";
import type { Endpoint } from "../../../shared/api/endpoint.ts";
import type { BotCheckAction, BotCheckSettings } from "../../../shared/forms/bot-check.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { loadBotCheck } from "./bot-check.ts";
import { postWithBotCheck } from "./post-form.ts";
import { useSubmit } from "./use-submit.ts";

interface EmailForm {
  endpoint: Endpoint<FormData, null>;
  action: BotCheckAction;
  botCheck: BotCheckSettings;
  onDone?: (() => void) | undefined;
  /** Errors of a post without scripts. */
  posted?: FormErrors | undefined;
}

/** A form with one e-mail, of a visitor who may be a robot: `problem` is of the field, else of the form. */
export function useEmailForm({ endpoint, action, botCheck, onDone, posted }: EmailForm) {
  const [done, setDone] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  // Loads the bot check early; where it fails, the form is sent without it.
  const prepare = () => void loadBotCheck(botCheck).catch(() => {});
  const { form, pending, errors, onSubmit } = useSubmit(async (data) => {
    const sent = await postWithBotCheck(endpoint, data, { botCheck, action });
    setDone(!sent.errors);
    if (!sent.errors) onDone?.();
    return sent.errors;
  }, posted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the focus that loaded the island
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepare();
  }, []);
  // They take the focus of the form they replace.
  useEffect(() => {
    if (done) thanks.current?.focus();
  }, [done]);
  return {
    form,
    thanks,
    done,
    pending,
    problem: errors.fields.email ?? errors.form.join(" "),
    prepare,
    onSubmit,
  };
}
