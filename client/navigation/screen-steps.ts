/** Shows an address without a request, at once; null for one that the screen does not have. */
export type ScreenSteps = (url: URL) => (() => void) | null;

let ofScreen: ScreenSteps | null = null;

/** Addresses that the shown screen answers by itself. Returns a cleanup. */
export function addScreenSteps(steps: ScreenSteps): () => void {
  ofScreen = steps;
  return () => {
    if (ofScreen === steps) ofScreen = null;
  };
}

export const screenStep: ScreenSteps = (url) => ofScreen?.(url) ?? null;
