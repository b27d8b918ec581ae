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

  // When a document ends, browsers scroll to the fragment and clear the focus before the next frame.
  function againAfterFragment() {
    requestAnimationFrame(() => requestAnimationFrame(() => waiting.signal.aborted || giveIfFree()));
  }
}
