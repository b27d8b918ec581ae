import { type CheckoutStep, toStep } from "../../shared/checkout/checkout-steps.ts";
import { checkoutStepFields } from "../../shared/checkout/step-forms.ts";
import type { AppContext } from "../context.ts";
import { saveDraft, takeDraft } from "../forms/draft.ts";

export const saveStepDraft = (c: AppContext, order: string, posted: FormData): Promise<void> =>
  saveDraft(c, draftKey(order, toStep(posted.get(checkoutStepFields.input("etape")))), posted);

export const takeStepDraft = (c: AppContext, order: string, step: CheckoutStep) =>
  takeDraft(c, draftKey(order, step));

const draftKey = (order: string, step: CheckoutStep | undefined) => `order ${order} ${step ?? ""}`;
