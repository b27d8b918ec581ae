/** At the beginning of a sentence: "Votre chienne". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Within a sentence: "Du lundi" becomes "du lundi", and "SAV" keeps its capitals. */
export const uncapitalised = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
