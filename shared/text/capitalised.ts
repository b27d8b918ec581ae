/** At the beginning of a sentence: "Votre chienne". */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
