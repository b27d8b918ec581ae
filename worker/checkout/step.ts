import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { type CheckoutStep, checkoutHref, stepDue } from "../../shared/checkout/checkout-steps.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import type { RouteParams } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { type FormRedirect, RedirectError } from "../forms/answer.ts";
import { form } from "../forms/form.ts";
import type { Form, Refused } from "../forms/form-definition.ts";
import type { Posted } from "../forms/posted.ts";
import type { Page } from "../page/page.ts";
import type { OrderIds } from "../purchase/order/order-ids.ts";
import { checkoutNotices } from "../purchase/texts.ts";
import type { Notice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { followOrder } from "./follow-order.ts";
import { genericProblem } from "./generic-problem.ts";
import { orderAtStep } from "./order-at-step.ts";
import { checkoutOutagePage } from "./outage-page.ts";
import { saveStepDraft } from "./step-draft.ts";

const t = translator(checkoutNotices);

export type OrderParams = RouteParams<"commande-order">;

export interface CheckoutStepScreen {
  /** Must start its requests at once, in parallel with the order's. @param known ids of an earlier request */
  load(c: AppContext, token: string, known: OrderIds): (order: CheckoutOrder) => Promise<Page>;
  form: Form<OrderParams, Page>;
}

interface StepForm<Choices, Values> {
  step: CheckoutStep;
  failure: string;
  choices: (c: AppContext, posted: Posted) => Promise<Choices> | Choices;
  rules: (choices: Choices) => FormRules<Values>;
  act: (
    c: AppContext,
    submission: { order: CheckoutOrder; values: Values; choices: Choices; posted: Posted },
  ) => Promise<FormRedirect>;
  back: (c: AppContext, order: CheckoutOrder, refused: Refused<Choices>) => Promise<Page>;
}

export function stepForm<Choices, Values>({
  step,
  failure,
  ...own
}: StepForm<Choices, Values>): CheckoutStepScreen["form"] {
  return form({
    ...orderForm(failure, step),
    given: async (c, { order: token }: OrderParams, posted) => {
      const order = await orderAtStep(c, token, posted);
      return { order, choices: await own.choices(c, posted) };
    },
    rules: ({ choices }) => own.rules(choices),
    act: async (c, { given: { order, choices }, values, posted }) => {
      try {
        return await own.act(c, { order, choices, values, posted });
      } catch (error) {
        const moved = error instanceof UpstreamError && (await followOrder(c, order, error, posted.data));
        throw moved ? new RedirectError(moved) : error;
      }
    },
    back: (c, { given: { order, choices }, ...refused }) =>
      own.back(c, order, { ...refused, given: choices }),
  });
}

export const orderForm = (failure: string, step?: CheckoutStep) => ({
  failure,
  messages: async (c: AppContext) => ({ gone: t("notThere"), unavailable: await genericProblem(c.var) }),
  saveDraft: (c: AppContext, { order }: OrderParams, { data }: Posted) => saveStepDraft(c, order, data),
  outage: (c: AppContext, { order }: OrderParams) => checkoutOutagePage(c, order, step),
});

export const toStepDue = (order: CheckoutOrder, notice?: Notice): FormRedirect => ({
  to: checkoutHref(order.token, stepDue(order)),
  notice,
});
