/** @example categories: category; addresses: address */
export const singular = (word: string): string =>
  word
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/(?<!s)s$/, "");
