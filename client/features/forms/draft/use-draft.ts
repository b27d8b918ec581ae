import { type RefObject, useEffect, useLayoutEffect } from "react";
import { writeValue } from "../../../../engine/islands/replay-input.ts";
import { pageCustomer } from "../../../navigation/page-customer.ts";
import { readDraft, type TypedInputs, writeDraft } from "./draft-store.ts";
import { keepInputInCache } from "./keep-input.ts";

export interface DraftOptions {
  /** Identifies the form and its subject, for example by an order token. */
  key: string;
  base: string;
  /** Input that identifies the owner, stored even if unchanged; a draft with another owner is dropped. */
  owner?: { input: string; value: string };
}

/** Restores unsent input after a reload or detour. Never passwords, files or hidden inputs. */
export function useDraft(form: RefObject<HTMLFormElement | null>, draft: DraftOptions | undefined): void {
  const { key, owner } = draft ?? {};
  // Another customer may log in in this tab without a logout before.
  const base = draft && draft.base + (pageCustomer() ?? "");
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
    let left = isOwn ? stored.inputs : {};
    let isRestoring = false;
    const restoreLeft = () => {
      isRestoring = true;
      restore(element, left);
      isRestoring = false;
    };
    restoreLeft();
    const save = () => {
      const controls = controlsIn(element);
      const kept = controls.filter((control) => control.name === ownerInput || !isAsSent(control));
      writeDraft(key, { base, inputs: { ...left, ...inputsOf(kept) } });
    };
    if (!isOwn) save();

    // Controls may render after their form, and hydration may replace those of the document.
    const late = new MutationObserver(restoreLeft);
    if (Object.keys(left).length > 0) late.observe(element, { childList: true, subtree: true });
    const stop = new AbortController();
    const onInput = ({ isTrusted }: Event) => {
      // The change event after a scripted `click()` is trusted too.
      if (isTrusted && !isRestoring) {
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
  "[type=password], [type=file], [type=hidden], [type=submit], [type=button], [autocomplete^=cc-], [data-no-draft]";

const controlsIn = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>("input, textarea, select")].filter(
    // A searched select is hidden itself, so only hidden ancestors count.
    (control) => control.name && !control.matches(neverKept) && !control.parentElement?.closest("[hidden]"),
  );

const inputsOf = (controls: readonly Control[]): TypedInputs =>
  Object.fromEntries(
    controls.flatMap((control) =>
      isRadio(control) && !control.checked
        ? []
        : [[keyOf(control), isBox(control) ? String(control.checked) : control.value]],
    ),
  );

function restore(form: HTMLFormElement, inputs: TypedInputs): void {
  const found = controlsIn(form).flatMap((control) => {
    const value = Object.hasOwn(inputs, keyOf(control)) ? inputs[keyOf(control)] : undefined;
    if (value === undefined || (isRadio(control) && control.value !== value)) return [];
    return isAsSent(control) ? [{ control, value }] : [];
  });
  for (const { control, value } of found) putBack(control, value);
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
