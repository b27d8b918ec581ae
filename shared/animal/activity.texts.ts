/** Used for cats instead of the API's descriptions, which mention walks. */
export const catActivityTexts: Record<string, string | undefined> = {
  low: "Dort presque toute la journée et joue peu.",
  moderate: "Joue un peu chaque jour et fait le tour de la maison.",
  high: "Joue et grimpe plusieurs fois par jour, ou sort à sa guise.",
  "very-high": "Toujours en mouvement, ou dehors la plus grande partie de la journée.",
};
