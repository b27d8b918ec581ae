/** Calls at once; in a document that the browser renders ahead of a click, when it is shown. */
export function whenShown(act: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}
