const key = "reloadedAt";

/** Milliseconds between two reloads (spec 9, reload guard). */
const guard = 10_000;

/** Reloads the page unless it just did: a missing file must not cause a loop. @returns whether it reloads */
export function reloadOnce(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < guard) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
