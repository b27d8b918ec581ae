/**
 * WebKit empties text fields with autocomplete="off" when a page comes back from the back/forward cache, without an event
 * that React would notice. They do not have the attribute while the page is in the cache. A field with a value of the
 * server keeps it: a browser that saves what fields hold would restore an old one.
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
