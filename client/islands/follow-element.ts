import { isTickable, replayInput, writeTick, writeValue } from "./replay-input.ts";

/**
 * Finds an element of an island again after the island was rendered anew, because something had changed its HTML before
 * hydration. Classes and attributes tell elements apart, not words: a translator may have changed those.
 */
export function followElement(element: Element, island: Element): () => Element | undefined {
  const marks = marksOf(element);
  const place = alike(island, marks).indexOf(element);
  return () => (island.contains(element) ? element : alike(island, marks)[place]);
}

const alike = (island: Element, marks: string): Element[] =>
  [...island.querySelectorAll(marks.slice(0, marks.indexOf("|")))].filter(
    (other) => marksOf(other) === marks,
  );

const names = ["id", "name", "type", "href", "formaction", "popovertarget", "class"] as const;

/** Begins with the tag. The value of a field changes as it is typed; a button's or a box's tells it apart. */
function marksOf(element: Element): string {
  const values = names.map((name) => element.getAttribute(name) ?? "");
  const isChoice = element.matches("button, [type=radio], [type=checkbox]");
  return [element.localName, ...values, isChoice ? element.getAttribute("value") : ""].join("|");
}

/** Enters into a field what was entered into the one whose place it has taken. */
export function enterAgain(entered: Element, field: Element | undefined): void {
  if (!field || field === entered) replayInput(entered);
  else if (isInput(field) && isInput(entered) && isTickable(field)) {
    if (field.checked !== entered.checked) writeTick(field, entered.checked);
  } else if (field instanceof HTMLSelectElement && entered instanceof HTMLSelectElement) {
    field.value = entered.value;
    replayInput(field);
  } else if (isText(field) && isText(entered) && field.type !== "file") writeValue(field, entered.value);
}

const isInput = (field: Element) => field instanceof HTMLInputElement;
const isText = (field: Element) => isInput(field) || field instanceof HTMLTextAreaElement;
