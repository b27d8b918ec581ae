/** `depth` is a share of the page, `scrolledUp` is in pixels. */
const depth = 0.5;
const scrolledUp = 80;

interface ScrollPlace {
  top: number;
  longest: number;
}

export function scrollExit() {
  let lowest: number | undefined;
  return {
    restart: () => {
      lowest = undefined;
    },
    isExit({ top: measured, longest }: ScrollPlace): boolean {
      // Phones overscroll at both ends and bounce back.
      const top = Math.min(Math.max(measured, 0), longest);
      if (lowest === undefined && top <= longest * depth) return false;
      lowest = Math.max(lowest ?? 0, top);
      if (lowest - top <= scrolledUp) return false;
      lowest = undefined;
      return true;
    },
  };
}
