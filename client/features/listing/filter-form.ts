import { defaultSort, sortParameter } from "../../../shared/listing/listing-query.ts";
import { isOpen } from "../../browser/is-open.ts";

/**
 * Submits the form at each change; the page is swapped in around it. Its button closes the sheet. Without the Navigation
 * API each submit loads a document: an open sheet then waits for its button.
 */
export function submitOnChange(form: HTMLFormElement): void {
  if (watched.has(form)) return;
  watched.add(form);
  const isSwapped = "navigation" in globalThis;
  // The sort select is outside the form element: its change event does not bubble to it.
  document.addEventListener(
    "change",
    ({ target }) => belongsTo(form, target) && (isSwapped || !isOpen(form)) && form.requestSubmit(),
  );
  // Out of the back/forward cache the boxes are as they were when the page was left.
  addEventListener("pageshow", ({ persisted }) => persisted && form.reset());
  form.addEventListener("formdata", ({ formData }) => dropDefaults(formData));
  form.addEventListener("submit", (event) => {
    // Results replaced in place have no anchor to scroll to.
    if (isSwapped) form.action = location.pathname;
    if (!event.submitter) return;
    // A second history entry for the same list would take one more press on Back.
    if (isShown(form)) event.preventDefault();
    close(form);
  });
  if ([...form.elements].some(isChanged)) form.requestSubmit();
}

const watched = new WeakSet<HTMLFormElement>();

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  return field instanceof HTMLSelectElement && !field.selectedOptions[0]?.defaultSelected;
}

/** Resets the fields to the page's query: after a step back, or a filter removed by its link. */
export function resetToPage(form: HTMLFormElement, sort: string): void {
  form.reset();
  const order = form.elements.namedItem(sortParameter);
  if (order instanceof HTMLSelectElement) order.value = sort;
}

function belongsTo(form: HTMLFormElement, field: EventTarget | null): boolean {
  return (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.form === form;
}

function dropDefaults(fields: FormData): void {
  if (fields.get(sortParameter) === defaultSort) fields.delete(sortParameter);
}

/** The page's address has the choices already. */
function isShown(form: HTMLFormElement): boolean {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) chosen.append(name, String(value));
  const shown = new URLSearchParams(location.search);
  for (const query of [chosen, shown]) query.sort();
  return chosen.toString() === shown.toString();
}

function close(form: HTMLFormElement): void {
  if (isOpen(form)) form.hidePopover();
}
