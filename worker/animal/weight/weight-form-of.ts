import type { WeightFormProps } from "../../../client/features/animal/weight/weight-form.island.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import { weightInputs } from "../../../shared/animal/weight/weight-form.ts";
import { type FormErrors, noErrors } from "../../../shared/forms/form-errors.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import type { AppContext } from "../../context.ts";
import { deadlines } from "../../upstream/deadline.ts";
import { requestedWeight } from "./requested-weight.ts";
import { weightChangeOf } from "./weight-change.ts";

export interface ShownWeight {
  draft: string;
  errors: FormErrors;
}

export async function weightFormOf(
  c: AppContext,
  animal: Animal,
  subscriptions: Promise<CustomerSubscription[]>,
  { draft, errors }: Partial<ShownWeight> = {},
): Promise<WeightFormProps | undefined> {
  const { id, kind, name, weight } = animal;
  if (!kind) return undefined;
  const requested = await requestedWeight(animal, draft ?? c.req.query(weightInputs.weight));
  const field = errors?.fields[weightInputs.weight];
  const shown = { animal: { id, name, weight }, draft: "", errors: errors?.form ?? noErrors.form };
  if (!requested) return shown;
  if ("error" in requested) return { ...shown, draft: requested.draft, error: field ?? requested.error };
  // Answers a form and needs several rounds of calls, so the request gets the longer deadline.
  c.var.deadline.restart(deadlines.write);
  return { ...shown, change: await weightChangeOf(c.var, animal, requested.weight, subscriptions) };
}
