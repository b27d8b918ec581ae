import type { ReactNode } from "react";
import type { FormErrors } from "../../../../shared/forms/form-errors.ts";
import type { InputName } from "../../../../shared/forms/form-rules.ts";
import { stepTexts } from "../../../../shared/subscription/step/step.texts.ts";
import type { subscriptionStepFields } from "../../../../shared/subscription/step/step-fields.ts";
import { subscriptionChanges, subscriptionHref } from "../../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../../shared/text/translator.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { FormMessages } from "../../forms/error-summary.tsx";
import type { SubscriptionStepView } from "./subscription-step-view.ts";
import { useStepSubmit } from "./use-step-submit.ts";

const t = translator(stepTexts);

export interface SubscriptionStepFormProps {
  step: SubscriptionStepView;
  submit: string;
  keep?: string;
  choices?: Record<string, string>;
  /** `on` if the fields show nothing that the server has: browsers may restore what was typed. */
  autoComplete?: "on";
  children?: ReactNode | ((errors: FormErrors, pending: boolean) => ReactNode);
}

export function SubscriptionStepForm({
  step,
  submit,
  keep,
  choices,
  autoComplete,
  children,
}: SubscriptionStepFormProps) {
  const { action, form, pending, errors, onSubmit } = useStepSubmit(step, step.errors, choices);
  return (
    <form
      ref={form}
      className="stack-5"
      method="post"
      action={action}
      autoComplete={autoComplete ?? "off"}
      onSubmit={onSubmit}
    >
      <FormMessages errors={errors} />
      {typeof children === "function" ? children(errors, pending) : children}
      <StepWays step={step} pending={pending} submit={submit} keep={keep} />
    </form>
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
