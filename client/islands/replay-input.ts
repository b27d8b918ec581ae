/**
 * Makes React take over what was entered before hydration: a controlled field would else be reset to its first value at
 * the next rendering (facebook/react#12955, fixed behind a flag in #33129); and what a browser filled in without an
 * event. React ignores an input event whose value equals the one it tracks (facebook/react#10135), so the native setter
 * writes past its tracker.
 */
export function replayInput(field: Element): void {
  if (field instanceof HTMLInputElement && isTickable(field)) {
    replayTick(field);
  } else if (field instanceof HTMLInputElement && field.type === "file") {
    // A chosen file cannot be written: what takes files looks for them itself.
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value } = field;
    if (value === field.defaultValue) return;
    field.value = field.defaultValue;
    writeValue(field, value);
  } else {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}

/** Whether it is a box or a radio button, whose value stays while it is ticked. */
export const isTickable = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

/** React learns of ticks by a click. One without a mouse changes nothing by itself. */
function replayTick(field: HTMLInputElement): void {
  const { checked } = field;
  // The radio button that took its place speaks for both.
  if (checked === field.defaultChecked || (field.type === "radio" && !checked)) return;
  field.checked = !checked;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "checked")?.set?.call(field, checked);
  field.dispatchEvent(new Event("click", { bubbles: true }));
}

/** Sets the value with the native setter, as typing does. */
export function writeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const own = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(own, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
