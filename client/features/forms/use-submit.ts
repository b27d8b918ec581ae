import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { withoutError } from "../../../shared/forms/error-title.ts";
import { type FormErrors, formError, noErrors } from "../../../shared/forms/form-errors.ts";
import { formTexts } from "../../../shared/forms/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { focusOnLoad } from "../../browser/focus-on-load.ts";
import { isVisible } from "../../browser/is-visible.ts";

const t = translator(formTexts);

export type SendForm = (data: FormData, form: HTMLFormElement) => Promise<FormErrors | undefined>;

export function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  send: SendForm,
  posted: FormErrors = noErrors,
) {
  const busy = useRef(false);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState(posted);
  const [refusals, setRefusals] = useState(0);
  const [cameBack] = useState(posted.form.length > 0 || Object.keys(posted.fields).length > 0);

  useEffect(() => {
    if (refusals > 0) focusErrors(form.current);
    else if (cameBack) return focusOnLoad(() => focusErrors(form.current));
  }, [form, refusals, cameBack]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (isSearch(event)) return;
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    // Clears the message first, so that screen readers announce a repeated one.
    setErrors(({ fields }) => ({ fields, form: [] }));
    const element = event.currentTarget;
    const wrong = await orFormError(() => send(new FormData(element), element));
    busy.current = false;
    setPending(false);
    setErrors(wrong ?? noErrors);
    if (wrong) setRefusals((count) => count + 1);
    else document.title = withoutError(document.title);
  }

  function forget(path: string): void {
    setErrors((known) => {
      const { [path]: wrong, ...fields } = known.fields;
      return wrong ? { ...known, fields } : known;
    });
  }

  return {
    pending,
    errors,
    forget,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

function focusErrors(form: HTMLFormElement | null): void {
  const wrong = form?.querySelectorAll<HTMLElement>("[aria-invalid=true], [data-wrong] input:enabled") ?? [];
  const target =
    form?.querySelector<HTMLElement>("[data-errors]") ??
    [...wrong].find(isVisible) ??
    form?.querySelector<HTMLElement>("[role=alert]");
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
}

export async function orFormError(send: () => ReturnType<SendForm>): ReturnType<SendForm> {
  try {
    return await send();
  } catch (error) {
    reportError(error);
    return formError(t("generic.error"));
  }
}

/** Native post. Resolves only if the browser restores this page from the back/forward cache. */
export function postByBrowser(form: Pick<HTMLFormElement, "submit">): Promise<undefined> {
  form.submit();
  return new Promise((resolve) => {
    addEventListener("pageshow", function restore({ persisted }) {
      if (!persisted) return;
      removeEventListener("pageshow", restore);
      resolve(undefined);
    });
  });
}

/** A GET button pressed before its island was hydrated must submit natively. */
function isSearch({ nativeEvent }: FormEvent): boolean {
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.formMethod === "get";
}
