import type { FormEvent, ReactNode } from "react";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { checkoutStepFields } from "../../../shared/checkout/step-forms.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { hashOf } from "../../../shared/hash.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { useDraft } from "../forms/draft/use-draft.ts";
import { ErrorSummary, FormMessages } from "../forms/error-summary.tsx";
import { useSubmit } from "../forms/use-submit.ts";
import { type ClearableField, mendedBy, wrongChoices } from "../forms/wrong-choices.ts";
import type { CheckoutLayoutProps } from "./checkout-layout.tsx";
import { sendCheckoutStep } from "./send-step.ts";
import css from "./step-form.module.css";

const t = translator(checkoutTexts);

export interface CheckoutStepFormProps {
  layout: CheckoutLayoutProps["layout"];
  submit: string;
  errors?: FormErrors | undefined;
  fields?: readonly ClearableField[];
  /** State of the order; a draft is never restored over newer choices. */
  chosen?: unknown;
  children: (errors: FormErrors["fields"]) => ReactNode;
}

export function CheckoutStepForm({
  layout,
  submit,
  fields = [],
  chosen,
  children,
  ...posted
}: CheckoutStepFormProps) {
  const action = checkoutHref(layout.order, layout.step);
  const { form, pending, errors, forget, onSubmit } = useSubmit(
    (data) => sendCheckoutStep(action, data),
    posted.errors,
  );
  useDraft(form, posted.errors ? undefined : { key: action, base: hashOf(chosen ?? null) });
  const wrong = wrongChoices(fields, errors);

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    const mended = mendedBy(target, wrong);
    if (mended.length > 0) forget(mended);
  }

  return (
    <form
      ref={form}
      className="stack-5"
      method="post"
      action={action}
      autoComplete="off"
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <CheckoutHiddenFields layout={layout} />
      <FormMessages errors={errors} />
      <ErrorSummary wrong={wrong} isDocument={posted.errors !== undefined} />
      {children(errors.fields)}
      <StepButton pending={pending}>{submit}</StepButton>
    </form>
  );
}

export function CheckoutHiddenFields({ layout }: Pick<CheckoutStepFormProps, "layout">) {
  return (
    <>
      <input type="hidden" name={checkoutStepFields.input("etape")} value={layout.step} />
      <input type="hidden" name={checkoutStepFields.input("vu")} value={layout.version} />
    </>
  );
}

/** `formNoValidate`, because native validation would stop at hidden fields. */
export function StepButton({ pending, children }: { pending: boolean; children: string }) {
  return (
    <Button className={css.submit} pending={pending} formNoValidate>
      {pending ? t("pending") : children}
    </Button>
  );
}
