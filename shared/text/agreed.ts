/** @example agreed("stérilisé", "female") // "stérilisée"; "stérilisé(e)" if the gender is unknown */
export const agreed = (word: string, gender: "male" | "female" | null): string =>
  gender === "female" ? `${word}e` : gender === "male" ? word : `${word}(e)`;
