import type { FormErrors } from "../../../shared/api-error.ts";
import { formTexts } from "../../../shared/i18n/forms.ts";
import { translator } from "../../../shared/i18n/translator.ts";
import { href } from "../../../shared/routes.ts";

const t = translator(formTexts);

/** What the form of a step is answered: where to go on, or what is wrong with it. */
interface StepAnswer {
  next?: string;
  errors?: Partial<FormErrors>;
}

/** Sends the form of a step and goes where its answer leads. Answers what is wrong with it, undefined once it is under way. */
export async function sendStep(form: HTMLFormElement): Promise<FormErrors | undefined> {
  try {
    const answer = await fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      headers: { Accept: "application/json" },
    });
    const said = (await answer.json().catch(() => undefined)) as StepAnswer | undefined;
    if (said?.next) return goTo(said.next);
    const { fields = {}, form: general = [] } = said?.errors ?? {};
    const nothing = general.length + Object.keys(fields).length === 0;
    return { fields, form: nothing ? [t("generic.error")] : general };
  } catch {
    return { fields: {}, form: [t("forms.errors.offline")] };
  }
}

/** The steps of an order are swapped in where the browser can; what lies elsewhere is loaded whole. */
function goTo(next: string): undefined {
  const target = new URL(next, location.href);
  const isStep =
    target.origin === location.origin && target.pathname.startsWith(href("commande-order", { order: "" }));
  if (isStep && "navigation" in globalThis) navigation.navigate(target.href);
  else location.assign(target);
  return undefined;
}
