import { withResolvers } from "./with-resolvers.ts";

/** Milliseconds in which a touch screen sends the click after the finger has left. */
const clickDelay = 50;

let press = withResolvers<void>();
press.resolve();

/** Settles once no pointer is down: a press on HTML that is replaced before the pointer is up makes no click. */
export const pressEnd = (): Promise<void> => press.promise;

export function watchPresses(): void {
  const options = { capture: true, passive: true };
  const begin = () => {
    press.resolve();
    press = withResolvers();
  };
  addEventListener("pointerdown", begin, options);
  addEventListener("pointerup", () => setTimeout(press.resolve, clickDelay), options);
  // React hydrates a root at once when it is clicked, and may replace the button before its form is submitted.
  for (const type of ["click", "pointercancel"])
    addEventListener(type, () => setTimeout(press.resolve), options);
}
