import type { UseFormRegister } from "react-hook-form";
import type { FormInputs, SmartField } from "../../../../shared/forms/smart-form.ts";
import * as clock from "../../../../shared/time/clock.ts";
import { dayInParis } from "../../../../shared/time/wall-clock.ts";
import { useHydrated } from "../../../ui/use-hydrated.ts";

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

/** "today" is only set after hydration, because server and browser may disagree on the day. */
export function useDays({ min, max }: Pick<SmartField, "min" | "max">) {
  const today = useHydrated() ? dayInParis(clock.date()) : undefined;
  const dayOf = (bound: number | string | undefined) =>
    typeof bound === "string" ? (bound === "today" ? today : bound.slice(0, 10)) : undefined;
  return { min: dayOf(min), max: dayOf(max) };
}
