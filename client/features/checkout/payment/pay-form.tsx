import { checkoutHref } from "../../../../shared/checkout/checkout-steps.ts";
import { payFields } from "../../../../shared/checkout/step-forms.ts";
import { checkoutTexts } from "../../../../shared/checkout/texts.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button, type ButtonProps } from "../../../ui/button.tsx";
import { Form, type FormProps } from "../../forms/form.tsx";
import { sendCheckoutStep } from "../send-step.ts";
import css from "../step-form.module.css";

const t = translator(checkoutTexts);

export interface PayFormProps extends Pick<ButtonProps, "look">, Pick<FormProps, "errors" | "children"> {
  order: string;
  /** Id of the payment on screen; the worker refuses it if that payment is closed. */
  payment: number;
  submit: string;
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
  errors,
}: PayFormProps) {
  const action = checkoutHref(order);

  async function send(data: FormData) {
    onSending(true);
    return sendCheckoutStep(action, data).finally(() => onSending(false));
  }

  return (
    <Form className="stack-5" action={action} autoComplete="off" errors={errors} send={send}>
      {(form) => (
        <>
          <input type="hidden" name={payFields.input("tentative")} value={payment} />
          {resumes && <input type="hidden" name={payFields.input("reprise")} value="1" />}
          {fromAccount && <input type="hidden" name={payFields.input("compte")} value="1" />}
          {typeof children === "function" ? children(form) : children}
          <Button className={css.submit} look={look} pending={form.pending}>
            {form.pending ? t("pending") : submit}
          </Button>
        </>
      )}
    </Form>
  );
}
