/** At the beginning of a sentence: "Votre chienne". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** For the middle of a sentence: "du lundi au vendredi". Abbreviations in capitals stay. */
export const uncapitalised = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
