type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * WebKit bug: fields with autocomplete="off", their form's included, are emptied when a page returns from the
 * back/forward cache, without an event. They are "on" while cached, except fields with a server value, which
 * browsers could overwrite.
 */
export function keepInputInCache(form: HTMLFormElement, signal: AbortSignal): void {
  let fields: { field: Field; own: string | null }[] = [];
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    fields = [...form.querySelectorAll<Field>("input, textarea")]
      .filter((field) => isOff(field, form) && field.defaultValue === "")
      .map((field) => ({ field, own: field.getAttribute("autocomplete") }));
    for (const { field } of fields) field.autocomplete = "on";
  };
  const show = () => {
    for (const { field, own } of fields) {
      if (own === null) field.removeAttribute("autocomplete");
      else field.setAttribute("autocomplete", own);
    }
    fields = [];
  };
  addEventListener("pagehide", hide, { signal });
  addEventListener("pageshow", show, { signal });
}

const isOff = (field: Field, form: HTMLFormElement): boolean =>
  (field.getAttribute("autocomplete") ?? form.getAttribute("autocomplete")) === "off";
