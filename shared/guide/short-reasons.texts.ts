/** Keyed by the recommendation service's code. Allergies keep its words, which promise no more than is verified. */
export const shortReasonTexts = {
  dog: {
    "sterilized-recipe": "Pour chiens stérilisés",
    size: "Pour sa taille",
  },
  cat: {
    "sterilized-recipe": "Pour chats stérilisés",
    "indoor-recipe": "Pour l’intérieur",
    hairballs: "Contre les boules de poils",
  },
  both: {
    "light-recipe": "Moins de calories",
    "active-recipe": "Plus d’énergie",
    "sensitive-digestion": "Digestion en douceur",
    "sensitive-skin": "Peau et pelage",
    joints: "Pour les articulations",
    moisture: "Riche en eau",
  },
} as const;
