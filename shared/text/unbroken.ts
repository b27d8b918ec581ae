/**
 * Keeps a number with its unit ("2 × 400 g", "15 %"), and avoids a dash at the start or "&" or "à" at the end
 * of a line.
 */
export function unbroken(text: string): string {
  return text.replaceAll(
    /(?<=\d) (?=(?:k?g|[cm]?l|[ckm]?m|kcal|%|€|×)(?![\p{L}\d]))|(?<=×) (?=\d)|(?<=(?:^|\s)[&à]) (?=\S)| (?=– )/gu,
    "\u00a0",
  );
}
