import { useRef } from "react";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { checkoutStepFields } from "../../../shared/checkout/step-forms.ts";
import { checkoutTexts } from "../../../shared/checkout/texts.ts";
import { hashOf } from "../../../shared/hash.ts";
import { translator } from "../../../shared/text/translator.ts";
import { Button } from "../../ui/button.tsx";
import { StickyBar } from "../../ui/sticky-bar.tsx";
import { useDraft } from "../forms/draft/use-draft.ts";
import { Form, type FormProps } from "../forms/form.tsx";
import type { CheckoutLayoutProps } from "./checkout-layout.tsx";
import { sendCheckoutStep } from "./send-step.ts";
import css from "./step-form.module.css";

const t = translator(checkoutTexts);

export interface CheckoutStepFormProps extends Pick<FormProps, "errors" | "fields" | "children"> {
  layout: CheckoutLayoutProps["layout"];
  submit: string;
  /** Shown beside the button, which then stays in sight. */
  bar?: { recap: readonly string[]; total: string };
  /** State of the order; a draft is never restored over newer choices. */
  chosen?: unknown;
}

export function CheckoutStepForm({ layout, submit, bar, chosen, children, ...props }: CheckoutStepFormProps) {
  const action = checkoutHref(layout.order, layout.step);
  const element = useRef<HTMLFormElement>(null);
  useDraft(element, props.errors ? undefined : { key: action, base: hashOf(chosen ?? null) });
  return (
    <Form
      {...props}
      ref={element}
      className="stack-5"
      action={action}
      autoComplete="off"
      send={(data) => sendCheckoutStep(action, data)}
    >
      {(form) => (
        <>
          <CheckoutHiddenFields layout={layout} />
          {typeof children === "function" ? children(form) : children}
          {bar ? (
            <StickyBar>
              <div>
                {bar.recap.map((text) => (
                  <p key={text} className={css.recap}>
                    {text}
                  </p>
                ))}
                <p className={css.total}>{bar.total}</p>
              </div>
              <StepButton pending={form.pending}>{submit}</StepButton>
            </StickyBar>
          ) : (
            <StepButton pending={form.pending}>{submit}</StepButton>
          )}
        </>
      )}
    </Form>
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
