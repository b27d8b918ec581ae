import type { FormErrors } from "../../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../../shared/forms/smart-form.ts";
import type { SubscriptionChange } from "../../../../shared/subscription/subscription-href.ts";

export interface SubscriptionStepView {
  id: number;
  number: string;
  subscriptionName: string;
  name: SubscriptionChange;
  title: string;
  nextShipmentDate: string | null;
  editableUntil: string | null;
  locked: boolean;
  /** False for changes that are allowed inside the lock. */
  isHeldByLock: boolean;
  now: string;
  /** Version of the shown data; the form posts it to detect concurrent changes. */
  version: string;
  inputs: FormInputs;
  errors?: FormErrors;
}
