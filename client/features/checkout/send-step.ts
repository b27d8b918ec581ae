import type { FormErrors } from "../../../shared/api/api-error.ts";
import { redirectForm } from "../../../shared/api/forms.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { goTo } from "../../navigation/go-to.ts";
import { leaveFor } from "../../navigation/leave-for.ts";
import { about, postForm } from "../forms/post-form.ts";

const t = translator(formTexts);

/**
 * Posts a step and follows the redirect. Returns the errors, or resolves once the next page is shown, so that the
 * form stays pending until then.
 */
export async function sendStep(action: string, data: FormData): Promise<FormErrors | undefined> {
  const from = placeOf(location.href);
  const sent = await postForm(redirectForm(action), data);
  if (sent.errors) {
    const { fields, form } = sent.errors;
    return form.length + Object.keys(fields).length > 0 ? sent.errors : about(t("generic.error"));
  }
  await goOnTo(sent.answer.redirect, from);
  return undefined;
}

/**
 * Steps of an order are swapped in; any other address is a full load. Does nothing if the customer has moved to
 * another step meanwhile: a draft there is not lost.
 */
async function goOnTo(address: string, from: string): Promise<void> {
  const target = new URL(address, location.href);
  const isStep = target.origin === location.origin && target.pathname === location.pathname;
  if (isStep && placeOf(location.href) !== from) return;
  if (!isStep || !("navigation" in globalThis)) return leaveFor(target.href);
  await goTo(target.href);
}

function placeOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
