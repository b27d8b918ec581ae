/**
 * Keeps a number and its unit on one line ("12 kg", "2 × 400 g", "15 %"); no dash begins a line, no "&" or "à" ends
 * one.
 */
export function unbroken(text: string): string {
  return text.replaceAll(
    /(?<=\d) (?=(?:k?g|[cm]?l|[ckm]?m|kcal|%|€|×)(?![\p{L}\d]))|(?<=×) (?=\d)|(?<=(?:^|\s)[&à]) (?=\S)| (?=– )/gu,
    "\u00a0",
  );
}
