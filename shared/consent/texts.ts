export const consentTexts = {
  title: "Gérer mes cookies",
  badChoice: "Choisissez une réponse.",
  saved: "Votre choix est enregistré.",
  withdrawn: "C’est noté. Plus rien n’est mesuré, et les cookies déposés sont effacés.",
  objected: "C’est noté. Vos visites ne sont plus mesurées.",
  agreed: "C’est noté. Vos visites sont de nouveau mesurées.",
  signal:
    "Votre navigateur demande de ne pas être suivi (Global Privacy Control). Nous respectons ce refus, et rien n’a été enregistré.",
  tooOften:
    "Trop de réponses en peu de temps. Patientez une minute, puis réessayez. D’ici là, rien n’est transmis.",
} as const;
