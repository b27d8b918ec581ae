type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Makes React take over what was entered before hydration: a controlled field would else be reset to its first value at
 * the next rendering (facebook/react#12955, fixed behind a flag in #33129); and what a browser filled in without an
 * event. React ignores an event whose value equals the one it tracks (facebook/react#10135), so the native setter writes
 * past its tracker. A chosen file cannot be written: what takes files looks for them itself.
 */
export function replayInput(field: Element): void {
  if (field instanceof HTMLInputElement && isTickable(field)) {
    // The radio button that was ticked instead of another speaks for both.
    if (field.type === "checkbox" || field.checked) replay(field, "checked", field.defaultChecked, "click");
  } else if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if ((field as TextField).type !== "file") {
    replay(field as TextField, "value", (field as TextField).defaultValue, "input");
  }
}

/** Whether a box is ticked, or the text of a field. */
export type Entered = boolean | string;

export const enteredIn = (field: Element): Entered => Reflect.get(field, keyOf(field));

/** Sets a field to what was entered, without telling React. */
export function putBack(field: Element, entered: Entered): void {
  if (field instanceof HTMLInputElement && field.type === "file") return;
  if (enteredIn(field) !== entered) Reflect.set(Object.getPrototypeOf(field), keyOf(field), entered, field);
}

const keyOf = (field: Element) =>
  field instanceof HTMLInputElement && isTickable(field) ? "checked" : "value";

/** Whether it is a box or a radio button, whose value stays while it is ticked. */
export const isTickable = ({ type }: HTMLInputElement): boolean => type === "checkbox" || type === "radio";

/** Ticks a box or a radio button, or unticks it, as a press does. */
export const writeTick = (field: HTMLInputElement, isTicked: boolean): void =>
  write(field, "checked", isTicked, "click");

/** Sets the value with the native setter, as typing does. */
export const writeValue = (field: TextField, value: string): void => write(field, "value", value, "input");

function replay(field: TextField, key: string, byDefault: unknown, event: string): void {
  const entered: unknown = Reflect.get(field, key);
  if (entered === byDefault) return;
  const selection = selectionOf(field);
  Reflect.set(field, key, byDefault);
  write(field, key, entered, event);
  if (selection) field.setSelectionRange(...selection);
}

/** Null where nothing can be selected, such as in a field for e-mail addresses. */
function selectionOf({ selectionStart: start, selectionEnd: end }: TextField): [number, number] | null {
  return start === null || end === null ? null : [start, end];
}

/** React listens for clicks on boxes. This event is no MouseEvent, so the browser does not toggle the box again. */
function write(field: TextField, key: string, value: unknown, event: string): void {
  Reflect.set(Object.getPrototypeOf(field), key, value, field);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
