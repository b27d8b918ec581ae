export const consentBarTexts = {
  label: "Vos cookies",
  title: "Vos cookies, votre choix",
  words:
    "Avec votre accord, nous et nos partenaires, dont Google, mesurons les visites, personnalisons nos publicités et vous proposons des offres. Vous pouvez changer d’avis à tout moment.",
  all: "Tout accepter",
  none: "Tout refuser",
  choose: "Choisir",
  saved: "Votre choix est enregistré.",
  failed: "Votre choix n’est pas enregistré. Réessayez. D’ici là, rien n’est transmis.",
} as const;
