/** Between the tabs of this browser: a logout in one is a logout in all (spec 4). One object a page: it does not hear itself. */
const channel =
  typeof document === "undefined" || typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel("logout");

export function tellLogout(): void {
  channel?.postMessage(null);
}

/** What this tab shows of the customer goes: the page is loaded anew, by a visitor. */
export function followLogout(): void {
  channel?.addEventListener("message", () => location.reload());
}
