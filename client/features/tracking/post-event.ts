/** `unsent`: surely not taken. `gone`: refused, or perhaps taken, so the event is never sent again. */
export type PostResult = { result: "answered"; answer: unknown } | { result: "unsent" } | { result: "gone" };

/** Statuses sent before the event is processed. After 500, 502 or 504 the service may have accepted it. */
const notTaken = [429, 503];

/** Characters. */
const longestAnswer = 200_000;

export async function postEvent(url: string, body: string, signal: AbortSignal): Promise<PostResult> {
  if (!navigator.onLine) return { result: "unsent" };
  try {
    const answer = await fetch(url, {
      method: "POST",
      credentials: "include",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body,
      signal,
    });
    if (notTaken.includes(answer.status)) return { result: "unsent" };
    if (!answer.ok) return { result: "gone" };
    return { result: "answered", answer: parsed(await answer.text()) };
  } catch {
    if (signal.aborted) return { result: "gone" };
    return { result: (await isReachable(url, signal)) ? "gone" : "unsent" };
  }
}

/** A failed `fetch` may be a CORS error: a reachable host may have taken the event. */
async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, { mode: "no-cors", credentials: "omit", cache: "no-store", signal });
    return true;
  } catch {
    return signal.aborted;
  }
}

function parsed(text: string): unknown {
  try {
    return text.length > longestAnswer ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function beaconEvent(url: string, body: string): boolean {
  try {
    // Same type as the `fetch` calls, which the service's preflight allows.
    return navigator.sendBeacon(url, new Blob([body], { type: "application/json" }));
  } catch {
    return false;
  }
}
