/** What wet food is opened from. */
export type Container = "pouch" | "tin";

export interface Serving {
  container: Container;
  /** Net grams of one. */
  weight: number;
}

/** Grams; a larger pack is a bag, which is weighed out. */
const largestServing = 400;

/** Null where the name of the format does not tell: "12 × 85 g", "200 g". */
export function servingOf(format: string, subtitle: string): Serving | null {
  const [, grams] = /(?:^|×\s*)(\d+)\s*g$/.exec(format.replace(/[\u00a0\u202f]/g, " ")) ?? [];
  const weight = Number(grams);
  if (!weight || weight > largestServing) return null;
  return { container: /sachet/i.test(subtitle) ? "pouch" : "tin", weight };
}

/** "½ sachet", "1 sachet", "1 sachet et demi", "2 boîtes et quart", to the nearest quarter; empty below an eighth. */
export function servingText(grams: number, { container, weight }: Serving): string {
  const quarters = Math.round((grams / weight) * 4);
  const whole = Math.floor(quarters / 4);
  const part = quarters % 4;
  const { word, half } = words[container];
  if (quarters === 0) return "";
  if (whole === 0) return `${fractions[part]}\u00a0${word}`;
  const more = ["", "et\u00a0quart", `et\u00a0${half}`, "et\u00a0trois\u00a0quarts"][part];
  return [`${whole}\u00a0${word}${whole > 1 ? "s" : ""}`, more].filter(Boolean).join(" ");
}

const fractions = ["", "¼", "½", "¾"] as const;
const words = { pouch: { word: "sachet", half: "demi" }, tin: { word: "boîte", half: "demie" } } as const;
