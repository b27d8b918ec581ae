import { checkoutHref } from "../../../../shared/checkout/checkout-steps.ts";
import { recurringTexts } from "../../../../shared/checkout/payment/recurring.texts.ts";
import { onceFields } from "../../../../shared/checkout/step-forms.ts";
import { formatAmount } from "../../../../shared/money/money.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Form } from "../../forms/form.tsx";
import type { CheckoutLayoutProps } from "../checkout-layout.tsx";
import { sendCheckoutStep } from "../send-step.ts";
import { CheckoutHiddenFields, StepButton } from "../step-form.tsx";
import css from "./take-once-form.module.css";

const t = translator(recurringTexts);

export interface OncePrice {
  id: number;
  name: string;
  now: number | null;
  once: number | null;
}

export interface TakeOnceFormProps extends Pick<CheckoutLayoutProps, "layout"> {
  items: readonly OncePrice[];
}

export function TakeOnceForm({ layout, items }: TakeOnceFormProps) {
  const action = checkoutHref(layout.order, layout.step);
  return (
    <Form className={`stack-4 ${css.form}`} action={action} send={(data) => sendCheckoutStep(action, data)}>
      {({ pending }) => (
        <>
          <CheckoutHiddenFields layout={layout} />
          <input type="hidden" name={onceFields.input("unique")} value="1" />
          <Notice tone="info">
            <strong>{t("none.title")}</strong>
            <p>{t("none.once")}</p>
            <ul className={css.items}>
              {items.map((item) => (
                <li key={item.id}>{lineOf(item)}</li>
              ))}
            </ul>
          </Notice>
          <StepButton pending={pending}>{t("none.submit")}</StepButton>
        </>
      )}
    </Form>
  );
}

function lineOf({ name, now, once }: OncePrice): string {
  if (once === null) return t("none.lineUnpriced", { name });
  const price = formatAmount(once);
  if (now === null || now === once) return t("none.line", { name, price });
  return t("none.lineInstead", { name, price, now: formatAmount(now) });
}
