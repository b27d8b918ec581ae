const key = "reloadedAt";

/** Two reloads are never closer than this (spec 9, reload guard), in milliseconds. */
const guard = 10_000;

/**
 * Loads the page again, whole, unless that was done a moment ago: a file that stays missing must not make the
 * browser turn in circles.
 *
 * @returns whether the page is being reloaded
 */
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
