/** Spec 9. */
const depth = 0.5;
const scrolledUp = 80;

interface ScrollPlace {
  /** Pixels. */
  top: number;
  /** The largest that `top` may be. */
  longest: number;
}

/** Spec 4: scrolling up by more than 80 px after half of the page. */
export function scrollExit() {
  let lowest: number | undefined;
  return {
    /** For another page. */
    restart: () => {
      lowest = undefined;
    },
    isExit({ top: measured, longest }: ScrollPlace): boolean {
      // Phones scroll past both ends and swing back.
      const top = Math.min(Math.max(measured, 0), longest);
      if (lowest === undefined && top <= longest * depth) return false;
      lowest = Math.max(lowest ?? 0, top);
      if (lowest - top <= scrolledUp) return false;
      lowest = undefined;
      return true;
    },
  };
}
