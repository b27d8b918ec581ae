import type { Animal } from "../../../shared/animal/animal.ts";
import { toTenth } from "../../../shared/animal/weight/to-tenth.ts";
import { weightInputs, weightRules } from "../../../shared/animal/weight/weight-form.ts";
import { parseForm } from "../../../shared/forms/form-rules.ts";

export type RequestedWeight = { weight: number } | { error: string; draft: string };

export async function requestedWeight(
  { kind }: Animal,
  draft: string | undefined,
): Promise<RequestedWeight | undefined> {
  if (draft === undefined || !kind) return undefined;
  const { values, errors } = await parseForm(weightRules(kind), { [weightInputs.weight]: draft });
  const weight = values?.[weightInputs.weight];
  if (typeof weight === "number") return { weight: toTenth(weight) };
  return { error: errors?.fields[weightInputs.weight] ?? "", draft };
}
