/** Names that stand in for those of the content system, and what no screen shows. */
export const workerTexts = {
  home: "Accueil",
  dog: "Chien",
  cat: "Chat",
  maintenance: "Maintenance",
  sharedPicture: "Museau, alimentation pour chiens et chats",
} as const;
