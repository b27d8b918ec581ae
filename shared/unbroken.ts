/** Keeps a number and its unit on one line, as French wants them: "12 kg", "2 × 400 g", "15 %". */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d) (?=(?:k?g|[cm]?l|%|×)(?![\p{L}\d]))|(?<=×) (?=\d)/gu, "\u00a0");
}
