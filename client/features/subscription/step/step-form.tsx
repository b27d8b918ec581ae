import type { InputName } from "../../../../shared/forms/form-rules.ts";
import { stepTexts } from "../../../../shared/subscription/step/step.texts.ts";
import type { subscriptionStepFields } from "../../../../shared/subscription/step/step-fields.ts";
import {
  changeHref,
  subscriptionChanges,
  subscriptionHref,
} from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Form, type FormProps } from "../../forms/form.tsx";
import { sendSubscriptionStep } from "./send-step.ts";
import type { SubscriptionStepView } from "./subscription-step-view.ts";

const t = translator(stepTexts);

export interface SubscriptionStepFormProps extends Pick<FormProps, "fields" | "noValidate" | "children"> {
  step: SubscriptionStepView;
  submit: string;
  keep?: string;
  choices?: Record<string, string>;
  /** `on` if the fields show nothing that the server has: browsers may restore what was typed. */
  autoComplete?: "on";
}

export function SubscriptionStepForm({
  step,
  submit,
  keep,
  choices,
  autoComplete,
  children,
  ...props
}: SubscriptionStepFormProps) {
  const action = changeHref(step.id, step.name, choices);
  return (
    <Form
      {...props}
      className="stack-5"
      action={action}
      autoComplete={autoComplete ?? "off"}
      errors={step.errors}
      send={(data) => sendSubscriptionStep(step, action, data)}
    >
      {(form) => (
        <>
          {typeof children === "function" ? children(form) : children}
          <StepWays step={step} pending={form.pending} submit={submit} keep={keep} />
        </>
      )}
    </Form>
  );
}

interface StepWaysProps extends Pick<SubscriptionStepFormProps, "step" | "submit" | "keep"> {
  pending: boolean;
}

/** `formNoValidate`, because native validation would stop at hidden fields; the worker validates. */
export function StepWays({ step, pending, submit, keep = t("cancel") }: StepWaysProps) {
  const { id, name, version } = step;
  return (
    <div className="row-3 full-below-768">
      <input
        type="hidden"
        name={"version" satisfies InputName<typeof subscriptionStepFields>}
        value={version}
      />
      <Button pending={pending} formNoValidate>
        {pending ? t("pending") : submit}
      </Button>
      <ButtonLink look="outline" href={subscriptionHref(id, subscriptionChanges[name])}>
        {keep}
      </ButtonLink>
    </div>
  );
}
