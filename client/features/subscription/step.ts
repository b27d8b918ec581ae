import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import type { FormInputs } from "../../../shared/forms/smart-form.ts";
import type { SubscriptionChange } from "../../../shared/subscription/subscription-href.ts";

/** A change of a subscription on a page of its own. */
export interface Step {
  id: number;
  number: string;
  name: SubscriptionChange;
  title: string;
  nextShipmentDate: string | null;
  editableUntil: string | null;
  locked: boolean;
  /** False for what may be done inside the lock. */
  isHeldByLock: boolean;
  /** The server's clock, ISO 8601. */
  now: string;
  /** Of what the step shows, posted by its form. */
  version: string;
  inputs: FormInputs;
  errors?: FormErrors;
}
