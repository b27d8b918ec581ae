import { defaultSort, sortParameter } from "../../../shared/listing/listing-query.ts";
import { isPopoverOpen } from "../../browser/is-popover-open.ts";

/** Submits load a document if there is no Navigation API, so an open sheet then waits for its button. */
export function submitOnChange(form: HTMLFormElement): void {
  if (watched.has(form)) return;
  watched.add(form);
  const isSwapped = "navigation" in globalThis;
  // The sort select is outside the form element, so its change event does not bubble to the form.
  document.addEventListener(
    "change",
    ({ target }) => belongsTo(form, target) && (isSwapped || !isPopoverOpen(form)) && form.requestSubmit(),
  );
  // The back/forward cache restores the boxes as they were when the page was left.
  addEventListener("pageshow", ({ persisted }) => persisted && form.reset());
  form.addEventListener("formdata", ({ formData }) => dropDefaults(formData));
  form.addEventListener("submit", (event) => {
    if (isSwapped) form.action = location.pathname;
    if (!event.submitter) return;
    // A second history entry for the same list would need one more press of Back.
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

function belongsTo(form: HTMLFormElement, field: EventTarget | null): boolean {
  return (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.form === form;
}

function dropDefaults(fields: FormData): void {
  if (fields.get(sortParameter) === defaultSort) fields.delete(sortParameter);
}

function isShown(form: HTMLFormElement): boolean {
  const chosen = new URLSearchParams();
  for (const [name, value] of new FormData(form)) chosen.append(name, String(value));
  const shown = new URLSearchParams(location.search);
  for (const query of [chosen, shown]) query.sort();
  return chosen.toString() === shown.toString();
}

function close(form: HTMLFormElement): void {
  if (isPopoverOpen(form)) form.hidePopover();
}
