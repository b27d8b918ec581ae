import type { UseFormRegister } from "react-hook-form";
import type { FormInputs, SmartField } from "../../../shared/forms/smart-form.ts";

export interface SmartFieldProps {
  field: SmartField;
  id: string;
  error: string | undefined;
  inputs: FormInputs;
  register: UseFormRegister<Record<string, unknown>>;
}

export function inputOf(inputs: FormInputs, name: string): string | undefined {
  const value = inputs[name];
  return Array.isArray(value) ? value[0] : value;
}

/** A bound as `yyyy-mm-dd` for a date input; undefined for "today", which may differ between server and browser. */
export function dayOf(bound: number | string | undefined): string | undefined {
  return typeof bound === "string" && bound !== "today" ? bound.slice(0, 10) : undefined;
}
