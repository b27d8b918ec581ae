declare global {
  /** By the ids of what Google's script has loaded. */
  var google_tag_manager: Record<string, unknown> | undefined;
}

/**
 * Google's own switch: a measurement whose `ga-disable-` is true sends nothing, not even without cookies. Those of a
 * container are known by the names that its script keeps.
 */
export function disableMeasurements(id: string, isDisabled: boolean): void {
  for (const tag of [id, ...Object.keys(globalThis.google_tag_manager ?? {})])
    Object.assign(globalThis, { [`ga-disable-${tag}`]: isDisabled });
}

/** A script that was let in only ends with its document. The tab in which the answer was given leaves it by itself. */
export function reloadWhenSeen(isStillDue: () => boolean): void {
  const look = () => {
    if (document.visibilityState === "visible" && isStillDue()) location.reload();
  };
  document.addEventListener("visibilitychange", look);
  // Of a window beside the one in which the answer was given.
  addEventListener("focus", look);
}
