/** Cookie with the animal that listings show rations for: its id, the draft's key, or `nobody`. */
export const shownFor = {
  name: "shownFor",
  maxAge: 30 * 24 * 60 * 60,
  nobody: "personne",
} as const;
