import type { FormErrors } from "../../shared/forms/form-errors.ts";
import type { FormRules } from "../../shared/forms/form-rules.ts";
import type { FormInputs } from "../../shared/forms/smart-form.ts";
import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import type { SubscriptionChange } from "../../shared/subscription/subscription-href.ts";
import type { AppContext } from "../context.ts";
import type { FormRedirect } from "../forms/answer.ts";
import type { PersonLimit } from "../forms/within-limit.ts";
import type { Page } from "../page/page.ts";
import type { SubscriptionNotice } from "./subscription-notice.ts";

/** What a step shows: as it stands, or with a draft and what is wrong with it. */
export interface ShownStep {
  subscription: CustomerSubscription;
  inputs: FormInputs;
  errors?: FormErrors;
  isHeldByLock: boolean;
}

/** What the notice says, or the notice itself. */
export type Done = string | SubscriptionNotice;

/** A change of a subscription: a step of its page and the form on it. */
export interface Change<Values> {
  name: SubscriptionChange;
  /** Log line where the API fails. */
  failure: string;
  /** False for what may be done inside the lock. */
  isHeldByLock: boolean;
  /** False where there is nothing to change: nothing leads there, and the step leads back. */
  isOffered?: (subscription: CustomerSubscription) => boolean;
  rules: (
    c: AppContext,
    subscription: CustomerSubscription,
  ) => Promise<FormRules<Values>> | FormRules<Values>;
  /** The API has taken the token by then. */
  personLimits?: readonly PersonLimit[];
  page: (c: AppContext, step: ShownStep) => Promise<Page>;
  /**
   * Whether the subscription is as the form wants it: a second press, a late retry, or a write whose answer was lost. Absent
   * where that cannot be told.
   */
  isDone?: (subscription: CustomerSubscription, values: Values) => boolean;
  /** A redirect for a page of the gateway. @throws Refusal, UpstreamError */
  write: (
    c: AppContext,
    subscription: CustomerSubscription,
    values: Values,
  ) => Promise<CustomerSubscription | FormRedirect>;
  /** What is said while nobody knows what became of the write; for what must not be done twice. */
  unsure?: (subscription: CustomerSubscription) => SubscriptionNotice;
  /** @param after as the API settled it */
  done: (
    after: CustomerSubscription,
    values: Values,
    before: CustomerSubscription,
    c: AppContext,
  ) => Done | Promise<Done>;
}

/** Some of several writes are done: the step comes again with the draft, and says which. */
export class PartlyWritten extends Error {
  override name = "PartlyWritten";
  readonly text: string;

  constructor(text: string, options: ErrorOptions) {
    super("partly written", options);
    this.text = text;
  }
}
