import { isTickable } from "./replay-input.ts";

export function isEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const byDefault = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(byDefault, 0);
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return isTickable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
