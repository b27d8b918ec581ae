/**
 * Tells React what was typed in a field before it was hydrated: a controlled field would else be set back to its first
 * value at its next rendering (facebook/react#12955, mended behind a flag in #33129). React hears of a text only where
 * it differs from the one it read last, and of what the browser's own setter wrote.
 */
export function keepTyped(field: Element): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value } = field;
    if (value === field.defaultValue) return;
    field.value = field.defaultValue;
    writeValue(field, value);
  } else {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Writes into a field as somebody who types does. */
export function writeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const own = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(own, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
