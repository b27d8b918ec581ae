import type { FormEvent, ReactNode } from "react";
import type { FormErrors } from "../../../shared/api/api-error.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { stepFields } from "../../../shared/checkout/step-forms.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ErrorSummary } from "../forms/error-summary.tsx";
import { useSubmit } from "../forms/use-submit.ts";
import type { CheckoutFrameProps } from "./checkout-frame.tsx";
import { sendStep } from "./send-step.ts";
import css from "./step-form.module.css";

const t = translator(checkoutTexts);

/** A field as the summary of errors names it. */
export interface StepField {
  /** Where errors name it. */
  path: string;
  /** Of its control in the page. */
  id: string;
  label: string;
  /** Names of the inputs whose change mends it. */
  mendedBy: readonly string[];
}

export interface StepFormProps {
  frame: CheckoutFrameProps["frame"];
  /** What the button says. */
  submit: string;
  /** What was wrong with it when it was posted without scripts. */
  errors?: FormErrors | undefined;
  /** Where there are several: one alone says for itself what is wrong with it. */
  fields?: readonly StepField[];
  /** The fields, given what is wrong with each of them. */
  children: (errors: FormErrors["fields"]) => ReactNode;
}

/**
 * The form of a step: it posts to the page of the order and says which step it is. Without scripts the answer is the
 * next page; with them the same answer comes as data, and what was typed stays where it is while it is not good.
 */
export function StepForm({ frame, submit, fields = [], children, ...posted }: StepFormProps) {
  const action = checkoutHref(frame.order, frame.step);
  const { form, pending, errors, forget, onSubmit } = useSubmit(
    (data) => sendStep(action, data),
    posted.errors,
  );
  const wrong = fields.flatMap((field) => {
    const message = errors.fields[field.path];
    return message ? [{ ...field, message }] : [];
  });

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    const mended = wrong.filter(({ mendedBy }) => mendedBy.includes(target.name));
    if (mended.length > 0) forget(mended.map(({ path }) => path));
  }

  return (
    <form
      ref={form}
      className={css.form}
      method="post"
      action={action}
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <StepFields frame={frame} />
      {errors.form.map((message) => (
        <Notice key={message} tone="error">
          {message}
        </Notice>
      ))}
      {wrong.length > 0 && <ErrorSummary wrong={wrong} />}
      {children(errors.fields)}
      <StepButton pending={pending}>{submit}</StepButton>
    </form>
  );
}

/** What every form of the funnel says: its step, and the order as it was shown. */
export function StepFields({ frame }: Pick<StepFormProps, "frame">) {
  return (
    <>
      <input type="hidden" name={stepFields.input("etape")} value={frame.step} />
      <input type="hidden" name={stepFields.input("vu")} value={frame.version} />
    </>
  );
}

/** The one way on from a step. What is wrong is said by the shop and not by the browser, which would stop at fields that are not shown. */
export function StepButton({ pending, children }: { pending: boolean; children: string }) {
  return (
    <Button className={css.submit} pending={pending} formNoValidate>
      {pending ? t("pending") : children}
    </Button>
  );
}
