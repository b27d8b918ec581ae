import type { Endpoint } from "../../../shared/api/endpoint.ts";
import { refusalSchema } from "../../../shared/api/forms.ts";
import { type BotCheckAction, type BotCheckSettings, senderFields } from "../../../shared/forms/bot-check.ts";
import { type FormErrors, formError, noErrors } from "../../../shared/forms/form-errors.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { CallFailed, call } from "../../api/call.ts";
import { botCheckToken } from "./bot-check.ts";

const t = translator(formTexts);

/** `status` is 0 if there was no answer. */
type Posted<Answer> = { answer: Answer; errors?: undefined } | { errors: FormErrors; status: number };

export async function postForm<Answer>(
  endpoint: Endpoint<FormData, Answer>,
  data: FormData,
): Promise<Posted<Answer>> {
  try {
    return { answer: await call(endpoint, data) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    const { status } = error;
    if (status === 0) return { errors: formError(t("forms.errors.offline")), status };
    const { errors = noErrors } = refusalSchema.safeParse(error.body).data ?? {};
    const isSaid = errors.form.length + Object.keys(errors.fields).length > 0;
    return { errors: isSaid ? errors : formError(t("generic.error")), status };
  }
}

export interface BotCheck {
  botCheck: BotCheckSettings;
  action: BotCheckAction;
}

/** Sends without a token if the bot check is blocked or broken. */
export async function postWithBotCheck<Answer>(
  endpoint: Endpoint<FormData, Answer>,
  data: FormData,
  { botCheck, action }: BotCheck,
): Promise<Posted<Answer>> {
  data.set(senderFields.token, await botCheckToken(botCheck, action).catch(() => ""));
  return postForm(endpoint, data);
}
