/** Texts of a page in which a line may end within a measure ("2" / "kg", "12 ×" / "85 g"). */
export function splitMeasuresIn(html: string): string[] {
  const texts = html
    .replace(/<(script|style|title|option)\b[\s\S]*?<\/\1>/g, "\n")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<[^>]*>/g, "\n")
    .split("\n");
  return [...new Set(texts.filter((text) => text.match(measure)?.some((found) => found.includes(" "))))];
}

/** A formula ("32 g × 340 kcal = …") is no measure: it needs places to break. */
const measure = /\d(?:\s×\s\d+)*\s(?:k?g|[cm]?l|[ckm]?m|kcal|%|€)(?![\p{L}\d])/gu;
