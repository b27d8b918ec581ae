import type { ReactNode } from "react";
import { checkoutHref } from "../../../../shared/checkout/checkout-steps.ts";
import { payFields } from "../../../../shared/checkout/step-forms.ts";
import { checkoutTexts } from "../../../../shared/checkout/texts.ts";
import type { FormErrors } from "../../../../shared/forms/form-errors.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { FormMessages } from "../../forms/error-summary.tsx";
import { useSubmit } from "../../forms/use-submit.ts";
import { sendCheckoutStep } from "../send-step.ts";
import css from "../step-form.module.css";

const t = translator(checkoutTexts);

export interface PayFormProps extends Pick<ButtonProps, "look"> {
  order: string;
  /** Id of the payment on screen; the worker refuses it if that payment is closed. */
  payment: number;
  submit: string;
  errors?: FormErrors | undefined;
  children?: (errors: FormErrors["fields"]) => ReactNode;
  resumes?: boolean;
  fromAccount: boolean;
  onSending?: (isSending: boolean) => void;
}

export function PayForm({
  order,
  payment,
  submit,
  children,
  resumes,
  fromAccount,
  onSending = () => {},
  look,
  ...posted
}: PayFormProps) {
  const action = checkoutHref(order);
  const { form, pending, errors, onSubmit } = useSubmit(async (data) => {
    onSending(true);
    return sendCheckoutStep(action, data).finally(() => onSending(false));
  }, posted.errors);

  return (
    <form ref={form} className="stack-5" method="post" action={action} autoComplete="off" onSubmit={onSubmit}>
      <input type="hidden" name={payFields.input("tentative")} value={payment} />
      {resumes && <input type="hidden" name={payFields.input("reprise")} value="1" />}
      {fromAccount && <input type="hidden" name={payFields.input("compte")} value="1" />}
      <FormMessages errors={errors} />
      {children?.(errors.fields)}
      <Button className={css.submit} look={look} pending={pending}>
        {pending ? t("pending") : submit}
      </Button>
    </form>
  );
}
