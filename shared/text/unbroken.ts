/** Keeps a number with its unit ("2 × 400 g"); no dash or French punctuation starts a line, no "&", "à" or "«" ends one. */
export function unbroken(text: string): string {
  return text.replaceAll(
    /(?<=\d) (?=(?:k?g|[cm]?l|[ckm]?m|kcal|%|€|×)(?![\p{L}\d]))|(?<=×) (?=\d)|(?<=«) | (?=»|[:;?!](?!\S))|(?<=(?:^|\s)[&à]) (?=\S)| (?=– )/gu,
    "\u00a0",
  );
}
