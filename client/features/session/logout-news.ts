/** Between the tabs of this browser: a logout in one is a logout in all (spec 4). */
const open = () => (typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("logout"));

export function tellLogout(): void {
  open()?.postMessage(null);
}

/** What this tab shows of the customer goes: the page is loaded anew, by a visitor. */
export function followLogout(): void {
  open()?.addEventListener("message", () => location.reload());
}
