export const islandTag = "page-island";

/** Every kind also loads as soon as a visitor touches the island. */
export type LoadTime = "touch" | "visible" | "idle" | "load";

/** Swaps `"` and `~`, because HTML attributes escape each quote as six characters. */
export const swapQuotes = (json: string): string =>
  json.replaceAll(/["~]/g, (sign) => (sign === "~" ? '"' : "~"));
