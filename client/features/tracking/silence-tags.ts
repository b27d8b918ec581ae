declare global {
  var google_tag_manager: Record<string, unknown> | undefined;
}

/** Google's own opt-out, which also stops cookieless pings; `google_tag_manager` knows a container's ids. */
export function disableMeasurements(id: string, isDisabled: boolean): void {
  for (const tag of [id, ...Object.keys(globalThis.google_tag_manager ?? {})])
    Object.assign(globalThis, { [`ga-disable-${tag}`]: isDisabled });
}

/** A loaded script can only be removed by reloading the document. */
export function reloadWhenSeen(isStillDue: () => boolean): void {
  const look = () => {
    if (document.visibilityState === "visible" && isStillDue()) location.reload();
  };
  document.addEventListener("visibilitychange", look);
  // A second window that stays visible gets no `visibilitychange`.
  addEventListener("focus", look);
}
