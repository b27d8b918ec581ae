/** Runs immediately, or at activation in a prerendered document. */
export function whenShown(act: () => void): void {
  if ("prerendering" in document && document.prerendering)
    document.addEventListener("prerenderingchange", act, { once: true });
  else act();
}
