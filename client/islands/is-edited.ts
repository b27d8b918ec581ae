import { isTickable } from "./replay-input.ts";

/** Whether a visitor changed it, before React took it over. */
export function isEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const byDefault = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(byDefault, 0);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  // The value of a box that names none is "on".
  return isTickable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
