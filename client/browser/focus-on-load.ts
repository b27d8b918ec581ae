/**
 * Focuses an element of a page that has just loaded, unless something else has the focus. When the document ends, the browser
 * scrolls to the fragment of the address and clears the focus, so the element is focused once more.
 *
 * @param give focuses an element
 * @returns stops waiting for the end of the document
 */
export function focusOnLoad(give: () => void): () => void {
  const giveIfFree = () => {
    if (document.activeElement === document.body) give();
  };
  giveIfFree();
  if (location.hash === "" || document.readyState === "complete") return () => {};

  const waiting = new AbortController();
  addEventListener("DOMContentLoaded", againAfterFragment, { signal: waiting.signal });
  if (document.readyState === "interactive") againAfterFragment();
  return () => waiting.abort();

  // Browsers scroll to the fragment, and clear the focus, while they prepare the next frame.
  function againAfterFragment() {
    requestAnimationFrame(() => requestAnimationFrame(() => waiting.signal.aborted || giveIfFree()));
  }
}
