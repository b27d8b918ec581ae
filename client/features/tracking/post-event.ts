/**
 * `answered` with JSON, or undefined where there is none; `unsent` where it surely was not taken; `gone` where it was
 * refused, or may have arrived: it is never sent again.
 */
export type Sending = { result: "answered"; answer: unknown } | { result: "unsent" } | { result: "gone" };

/** Answered before the event is looked at. Behind 500, 502 and 504 the service may have taken it. */
const notTaken = [429, 503];

/** Characters of an answer that are worth reading. */
const longestAnswer = 200_000;

/** @param signal its abort is the deadline, or a withdrawal */
export async function postEvent(url: string, body: string, signal: AbortSignal): Promise<Sending> {
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

/**
 * A failed call looks the same whether the connection was refused or its answer may not be read: a host that answers
 * right after it may have taken the event.
 */
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

/** For a page that is being left: nobody hears what became of it. @returns whether the browser takes it */
export function beaconEvent(url: string, body: string): boolean {
  try {
    // The type of the calls that are answered, which the service's preflight allows.
    return navigator.sendBeacon(url, new Blob([body], { type: "application/json" }));
  } catch {
    return false;
  }
}
