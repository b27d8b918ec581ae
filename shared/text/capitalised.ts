export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalised = (text: string): string =>
  text.replace(/^\p{Lu}(?=[\p{Ll} ’])/u, (letter) => letter.toLowerCase());
