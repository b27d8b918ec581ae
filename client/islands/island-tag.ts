/** Element around the HTML of an island (page-island.ts). */
export const islandTag = "page-island";

/** When it loads; every kind also loads at a touch. */
export type LoadTime = "touch" | "visible" | "idle" | "load";

/** JSON without the quotes that HTML would write as six characters each, and back. */
export const swapQuotes = (json: string): string =>
  json.replaceAll(/["~]/g, (sign) => (sign === "~" ? '"' : "~"));
