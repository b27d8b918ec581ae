const domain =
  /(?<![\p{Letter}\d@.-])(?:[\p{Letter}\d-]{1,63}\.){1,8}(?:com|net|org|info|biz|eu|fr|be|lu|de|ch|uk|io|co|me|app|dev|shop|store|site|online|top|xyz|ru|cn|link|click|xn--[a-z\d-]{1,59})(?![\p{Letter}\d-])/iu;

/** Mail programs make links of such texts. A number of an order may look like one, unless a sentence is around it. */
export function hasLink(text: string, where: "text" | "number" = "text"): boolean {
  if (/:\/\/|(?<![\p{Letter}\d])www\.|(?<!\d)\d{1,3}(?:\.\d{1,3}){3}\//iu.test(text)) return true;
  return domain.test(text) && (where === "text" || /\s/.test(text.trim()));
}
