import { goTo, wholePage } from "./go-to.ts";

export function leaveFor(address: string): Promise<void> {
  const left = new Promise<void>((resolve) => {
    addEventListener("pagehide", () => resolve(), { once: true });
  });
  void goTo(address, { info: wholePage });
  return left;
}
