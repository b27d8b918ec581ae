import { goTo, wholePage } from "./go-to.ts";

/** Loads another page whole; resolves once this one is hidden, so that its form stays busy. Coming back reloads it. */
export function leaveFor(address: string): Promise<void> {
  const left = new Promise<void>((resolve) => {
    addEventListener("pagehide", () => resolve(), { once: true });
  });
  void goTo(address, { info: wholePage });
  return left;
}
