/** Keeps a number with its unit ("2 × 400 g"); no dash starts a line, no "&" or "à" ends one. */
export function unbroken(text: string): string {
  return text.replaceAll(
    /(?<=\d) (?=(?:k?g|[cm]?l|[ckm]?m|kcal|%|€|×)(?![\p{L}\d]))|(?<=×) (?=\d)|(?<=(?:^|\s)[&à]) (?=\S)| (?=– )/gu,
    "\u00a0",
  );
}
