/**
 * Ends the session in all tabs of this browser (spec 4). A BroadcastChannel does not hear its own messages: use one
 * object per page.
 */
const channel =
  typeof document === "undefined" || typeof BroadcastChannel === "undefined"
    ? undefined
    : new BroadcastChannel("logout");

export function announceLogout(): void {
  channel?.postMessage(null);
}

export function reloadOnLogout(): void {
  channel?.addEventListener("message", () => location.reload());
}
