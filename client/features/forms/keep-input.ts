/**
 * WebKit bug: fields with autocomplete="off" are emptied when a page returns from the back/forward cache,
 * without an event. They lose the attribute while cached, except fields with a server value, which browsers
 * could overwrite.
 */
export function keepInputInCache(form: HTMLFormElement, signal: AbortSignal): void {
  let fields: HTMLInputElement[] = [];
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    fields = [...form.querySelectorAll<HTMLInputElement>("input[autocomplete=off]")];
    fields = fields.filter(({ defaultValue }) => defaultValue === "");
    for (const field of fields) field.removeAttribute("autocomplete");
  };
  const show = () => {
    for (const field of fields) field.autocomplete = "off";
    fields = [];
  };
  addEventListener("pagehide", hide, { signal });
  addEventListener("pageshow", show, { signal });
}
