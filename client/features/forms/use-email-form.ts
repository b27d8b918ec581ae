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
  posted?: FormErrors | undefined;
}

export function useEmailForm({ endpoint, action, botCheck, onDone, posted }: EmailForm) {
  const [done, setDone] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
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
