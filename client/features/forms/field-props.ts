import type { UseFormRegister } from "react-hook-form";
import type { FormInputs, SmartField } from "../../../shared/forms/smart-form.ts";

/** What every kind of field is given. */
export interface SmartFieldProps {
  field: SmartField;
  /** Of its control in the page. */
  id: string;
  error: string | undefined;
  /** What stands in the inputs of the form. */
  inputs: FormInputs;
  register: UseFormRegister<Record<string, unknown>>;
}

/** What stands in an input that holds one value. */
export function inputOf(inputs: FormInputs, name: string): string | undefined {
  const value = inputs[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The day of a bound, as an input of dates takes it; "today" differs between server and browser and is left to the schema. */
export function dayOf(bound: number | string | undefined): string | undefined {
  return typeof bound === "string" && bound !== "today" ? bound.slice(0, 10) : undefined;
}
