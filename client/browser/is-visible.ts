/** By `checkVisibility`, which older browsers lack. */
export const isVisible = (element: Element): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;
