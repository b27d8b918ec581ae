import { isTickable, replayInput, writeTick, writeValue } from "./replay-input.ts";

/**
 * Finds an element of an island again after the island was rendered anew, because something had changed its HTML before
 * hydration. Classes and attributes tell elements apart, not words: a translator may have changed those.
 */
export function followElement(element: Element, island: Element): () => Element | undefined {
  const prefix = island.getAttribute("prefix") ?? "";
  const marks = marksOf(element, prefix);
  const alike = () =>
    [...island.querySelectorAll(element.localName)].filter((other) => marksOf(other, prefix) === marks);
  const place = alike().indexOf(element);
  return () => (island.contains(element) ? element : alike()[place]);
}

/** Forms are told apart too: hydration may leave out one of two, such as that for another width of the window. */
function marksOf(element: Element, prefix: string): string {
  const form = element.closest("form");
  return [element, form].map((one) => one && ownMarksOf(one, prefix)).join("|");
}

const names = ["name", "type", "href", "action", "formaction", "popovertarget", "class"] as const;

/** The value of a field changes as it is typed; a button's or a box's tells it apart. */
function ownMarksOf(element: Element, prefix: string): string {
  // A form whose field is named "id" has that field as its `id`.
  const ownId = element.getAttribute("id") ?? "";
  // React makes other ids where it renders anew, and a field may have handed its id to the box that it is searched by.
  const id = (prefix && ownId.includes(prefix)) || element.hasAttribute("name") ? "" : ownId;
  const values = names.map((name) => element.getAttribute(name) ?? "");
  const isChoice = element.matches("button, [type=radio], [type=checkbox]");
  return [element.localName, id, ...values, isChoice ? element.getAttribute("value") : ""].join("|");
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
