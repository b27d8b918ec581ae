export type ScreenSteps = (url: URL) => (() => void) | null;

let ofScreen: ScreenSteps | null = null;

export function addScreenSteps(steps: ScreenSteps): () => void {
  ofScreen = steps;
  return () => {
    if (ofScreen === steps) ofScreen = null;
  };
}

export const screenStep: ScreenSteps = (url) => ofScreen?.(url) ?? null;
