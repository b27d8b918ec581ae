export const workerTexts = {
  home: "Accueil",
  dog: "Chien",
  cat: "Chat",
  maintenance: "Maintenance",
  sharedPicture: "Museau, alimentation pour chiens et chats",
} as const;
