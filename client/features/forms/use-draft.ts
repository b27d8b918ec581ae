import { type RefObject, useEffect, useLayoutEffect } from "react";
import { writeValue } from "../../islands/replay-input.ts";
import { readDraft, type TypedInputs, writeDraft } from "./draft-store.ts";
import { keepInputInCache } from "./keep-input.ts";

export interface DraftOptions {
  /** Names the form and whom it is for, as an order's token does. */
  key: string;
  /** Of the server's data shown: a draft over other data is dropped. */
  base: string;
  /** Input that says whose draft it is, with its value where the server knows it: it is kept even unchanged. */
  owner?: { input: string; value: string };
}

/**
 * What was typed survives a detour and a reload: it is put back where nothing else stands, as if it were typed again.
 * Never passwords, files or hidden inputs.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, draft: DraftOptions | undefined): void {
  const { key, base, owner } = draft ?? {};
  const { input: ownerInput, value: ownerValue } = owner ?? {};

  useEffect(() => {
    if (!form.current) return undefined;
    const stop = new AbortController();
    keepInputInCache(form.current, stop.signal);
    return () => stop.abort();
  }, [form]);

  useLayoutEffect(() => {
    const element = form.current;
    if (!element || key === undefined || base === undefined) return undefined;
    const stored = readDraft(key);
    const isOwn =
      stored?.base === base && (!ownerInput || !ownerValue || stored.inputs[ownerInput] === ownerValue);
    const drafted = isOwn ? stored.inputs : {};
    let left = restore(element, drafted);
    const save = () => {
      const controls = controlsIn(element);
      const kept = controls.filter((control) => control.name === ownerInput || !isAsSent(control));
      writeDraft(key, { base, inputs: { ...left, ...inputsOf(kept) } });
    };
    if (!isOwn) save();

    // Choices may come later than their form, and replace those that a draft was put back into.
    const late = new MutationObserver(() => {
      left = restore(element, drafted);
    });
    if (isOwn) late.observe(element, { childList: true, subtree: true });
    const stop = new AbortController();
    const onInput = ({ isTrusted }: Event) => {
      if (isTrusted) {
        late.disconnect();
        left = {};
      }
      save();
    };
    for (const type of ["input", "change"]) element.addEventListener(type, onInput, { signal: stop.signal });
    return () => {
      stop.abort();
      late.disconnect();
    };
  }, [form, key, base, ownerInput, ownerValue]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const neverKept =
  "[type=password], [type=file], [type=hidden], [type=submit], [type=button], [autocomplete^=cc-]";

const controlsIn = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>("input, textarea, select")].filter(
    // A select that is searched by typing is hidden itself.
    (control) => control.name && !control.matches(neverKept) && !control.parentElement?.closest("[hidden]"),
  );

/** Boxes that were emptied too. */
const inputsOf = (controls: readonly Control[]): TypedInputs =>
  Object.fromEntries(
    controls.flatMap((control) =>
      isRadio(control) && !control.checked
        ? []
        : [[keyOf(control), isBox(control) ? String(control.checked) : control.value]],
    ),
  );

/** @returns what has no control yet */
function restore(form: HTMLFormElement, inputs: TypedInputs): TypedInputs {
  const left = { ...inputs };
  const found = controlsIn(form).flatMap((control) => {
    const value = Object.hasOwn(inputs, keyOf(control)) ? inputs[keyOf(control)] : undefined;
    if (value === undefined || (isRadio(control) && control.value !== value)) return [];
    delete left[keyOf(control)];
    return isAsSent(control) ? [{ control, value }] : [];
  });
  for (const { control, value } of found) putBack(control, value);
  return left;
}

function putBack(control: Control, value: string): void {
  if (isRadio(control)) {
    if (!control.checked) control.click();
  } else if (isBox(control)) {
    if (String(control.checked) !== value) control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else {
    writeValue(control, value);
  }
  const fold = control.closest("details");
  if (fold) fold.open = true;
}

function isAsSent(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value === (sent?.value ?? "");
  }
  if (isRadio(control)) return radiosOf(control).every((one) => one.checked === one.defaultChecked);
  return isBox(control) ? control.checked === control.defaultChecked : control.value === control.defaultValue;
}

const radiosOf = ({ form, name }: HTMLInputElement): HTMLInputElement[] =>
  [...(form?.querySelectorAll<HTMLInputElement>("[type=radio]") ?? [])].filter((one) => one.name === name);

const keyOf = (control: Control) => (isBox(control) ? `${control.name}=${control.value}` : control.name);

const isRadio = (control: Control): control is HTMLInputElement => isOfType(control, "radio");
const isBox = (control: Control): control is HTMLInputElement => isOfType(control, "checkbox");

const isOfType = (control: Control, type: string): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === type;
