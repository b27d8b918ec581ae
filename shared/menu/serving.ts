export type Container = "pouch" | "tin";

export interface Serving {
  container: Container;
  weight: number;
}

const largestServing = 400;

export function servingOf(format: string, subtitle: string): Serving | null {
  const [, grams] = /(?:^|×\s*)(\d+)\s*g$/.exec(format.replace(/[\u00a0\u202f]/g, " ")) ?? [];
  const weight = Number(grams);
  if (!weight || weight > largestServing) return null;
  return { container: /sachet/i.test(subtitle) ? "pouch" : "tin", weight };
}

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
