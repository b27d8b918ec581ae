/**
 * Keeps a number and its unit on one line, as French wants them ("12 kg", "2 × 400 g", "15 %"), and no small sign at the
 * end of one: "& riz", "à la dinde".
 */
export function unbroken(text: string): string {
  return text.replaceAll(
    /(?<=\d) (?=(?:k?g|[cm]?l|%|×)(?![\p{L}\d]))|(?<=×) (?=\d)|(?<=(?:^|\s)[&à]) (?=\S)/gu,
    "\u00a0",
  );
}
