import { type FormValues, putValue } from "../../../shared/forms/input-values.ts";
import { type FormInputs, type SmartForm, takesSeveral } from "../../../shared/forms/smart-form.ts";

export function tickedIn(form: SmartForm, inputs: FormInputs): FormValues {
  const ticked: FormValues = {};
  for (const field of form.fields.filter(takesSeveral)) {
    putValue(ticked, field.name.split("."), [inputs[field.name] ?? field.value ?? []].flat());
  }
  return ticked;
}
