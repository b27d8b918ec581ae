/** Mails of the shop must not carry a stranger's links; "12 rue A. Briand" has none. */
export const hasLink = (text: string): boolean =>
  /:\/\/|(?<![\p{Letter}\d])www\.|(?<![\p{Letter}\d.-])[a-z\d-]{1,63}\.[a-z]{2,24}\//iu.test(text);
