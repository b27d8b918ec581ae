/**
 * Reloads the page unless it did less than ten seconds ago (spec 9, reload guard): a missing file must not cause a loop.
 * Its source goes into the document (scripts/client-assets.ts): it knows nothing outside itself.
 *
 * @returns whether it reloads
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
