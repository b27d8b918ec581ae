import type { ReactNode } from "react";
import type { FormErrors } from "../../../shared/api/api-error.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { payFields } from "../../../shared/checkout/step-forms.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button, type ButtonProps } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useSubmit } from "../forms/use-submit.ts";
import { sendStep } from "./send-step.ts";
import css from "./step-form.module.css";

const t = translator(checkoutTexts);

export interface PayFormProps extends Pick<ButtonProps, "look"> {
  order: string;
  /** The payment that the page shows: one that is over by now begins nothing. */
  payment: number;
  submit: string;
  errors?: FormErrors | undefined;
  /** Fields, given what is wrong with them. */
  children?: (errors: FormErrors["fields"]) => ReactNode;
  /** Goes on with the attempt that is open. */
  resumes?: boolean;
}

/** Pays an order that is placed. A second press while the first is under way does nothing. */
export function PayForm({ order, payment, submit, children, resumes, look, ...posted }: PayFormProps) {
  const action = checkoutHref(order);
  const { form, pending, errors, onSubmit } = useSubmit((data) => sendStep(action, data), posted.errors);

  return (
    <form ref={form} className={css.form} method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name={payFields.input("tentative")} value={payment} />
      {resumes && <input type="hidden" name={payFields.input("reprise")} value="1" />}
      {errors.form.map((message) => (
        <Notice key={message} tone="error">
          {message}
        </Notice>
      ))}
      {children?.(errors.fields)}
      <Button className={css.submit} look={look} pending={pending}>
        {pending ? t("pending") : submit}
      </Button>
    </form>
  );
}
