/**
 * Reloads at most once in ten seconds, so that a missing file causes no loop. Must not use anything outside
 * this function: scripts/client-assets.ts inlines its source into the document.
 */
// biome-ignore lint/plugin: it cannot import the clock
export function reloadOnce(now = Date.now()): boolean {
  const key = "reloadedAt";
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < 10_000) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
