type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Hands values entered before hydration to React, which would reset them (facebook/react#12955). The native
 * setter is needed since React ignores values it already tracks (facebook/react#10135).
 */
export function replayInput(field: Element): void {
  if (field instanceof HTMLInputElement && isTickable(field)) {
    if (field.type === "checkbox" || field.checked) replay(field, "checked", field.defaultChecked, "click");
  } else if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if ((field as TextField).type !== "file") {
    replay(field as TextField, "value", (field as TextField).defaultValue, "input");
  }
}

export type Entered = boolean | string;

export const enteredIn = (field: Element): Entered => Reflect.get(field, keyOf(field));

export function putBack(field: Element, entered: Entered): void {
  if (field instanceof HTMLInputElement && field.type === "file") return;
  if (enteredIn(field) !== entered) Reflect.set(Object.getPrototypeOf(field), keyOf(field), entered, field);
}

const keyOf = (field: Element) =>
  field instanceof HTMLInputElement && isTickable(field) ? "checked" : "value";

export const isTickable = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

export const writeTick = (field: HTMLInputElement, isTicked: boolean): void =>
  write(field, "checked", isTicked, "click");

export const writeValue = (field: TextField, value: string): void => write(field, "value", value, "input");

function replay(field: TextField, key: string, byDefault: unknown, event: string): void {
  const entered: unknown = Reflect.get(field, key);
  if (entered === byDefault) return;
  const selection = selectionOf(field);
  Reflect.set(field, key, byDefault);
  write(field, key, entered, event);
  if (selection) field.setSelectionRange(...selection);
}

function selectionOf({ selectionStart: start, selectionEnd: end }: TextField): [number, number] | null {
  return start === null || end === null ? null : [start, end];
}

/** Dispatches a plain `Event`: React listens to clicks, and the browser does not toggle the box again. */
function write(field: TextField, key: string, value: unknown, event: string): void {
  Reflect.set(Object.getPrototypeOf(field), key, value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
