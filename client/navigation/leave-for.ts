import { goTo, wholePage } from "./go-to.ts";

/**
 * Loads another page whole; resolves once this one is left, so that its form stays busy until then. Who comes back to it
 * is shown what is true by now, not what the browser remembers.
 */
export function leaveFor(address: string): Promise<void> {
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  const left = new Promise<void>((resolve) => {
    addEventListener("pagehide", () => resolve(), { once: true });
  });
  void goTo(address, { info: wholePage });
  return left;
}
