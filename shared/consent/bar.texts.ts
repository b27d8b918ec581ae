export const consentBarTexts = {
  label: "Vos cookies",
  title: "Vos cookies, votre choix",
  words:
    "Avec votre accord, nos prestataires, dont Google, mesurent votre visite, personnalisent nos publicités et vous proposent des offres. Sans lui, ils ne le font pas. Votre choix vaut six mois et se change à tout moment.",
  all: "Tout accepter",
  none: "Tout refuser",
  choose: "Choisir",
  saved: "Votre choix est enregistré.",
  failed:
    "Votre choix n’a pas pu être enregistré\u00a0: rien n’est transmis tant que vous n’avez pas répondu. Réessayez.",
} as const;
