import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormRules } from "../../../shared/forms/form-rules.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import type { SubscriptionChange } from "../../../shared/subscription/subscription-href.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import type { PersonLimit } from "../../forms/within-limit.ts";
import type { Page } from "../../page/page.ts";
import type { SubscriptionNotice } from "../subscription-notice.ts";

export interface ShownStep {
  subscription: CustomerSubscription;
  inputs: FormInputs;
  errors?: FormErrors;
  isHeldByLock: boolean;
}

export type Done = string | SubscriptionNotice;

export interface Change<Values> {
  name: SubscriptionChange;
  failure: string;
  /** False if the change is allowed inside the lock before a shipment. */
  isHeldByLock: boolean;
  /** See `FormRedirect`. */
  atTop?: true;
  isOffered?: (subscription: CustomerSubscription) => boolean;
  rules: (
    c: AppContext,
    subscription: CustomerSubscription,
  ) => Promise<FormRules<Values>> | FormRules<Values>;
  personLimits?: readonly PersonLimit[];
  page: (c: AppContext, step: ShownStep) => Promise<Page>;
  /** True if an earlier click or try has already made the change. Absent if that cannot be seen. */
  isDone?: (subscription: CustomerSubscription, values: Values) => boolean;
  write: (
    c: AppContext,
    subscription: CustomerSubscription,
    values: Values,
  ) => Promise<CustomerSubscription | FormRedirect>;
  /** Notice while the outcome is unknown, for changes that must not be done twice. */
  unsure?: (subscription: CustomerSubscription) => SubscriptionNotice;
  done: (
    after: CustomerSubscription,
    values: Values,
    before: CustomerSubscription,
    c: AppContext,
  ) => Done | Promise<Done>;
}

/** Some of several writes succeeded; the step is shown again with the draft. */
export class PartlyWritten extends Error {
  override name = "PartlyWritten";
  readonly text: string;

  constructor(text: string, options: ErrorOptions) {
    super("partly written", options);
    this.text = text;
  }
}
