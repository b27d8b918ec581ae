export const consentTexts = {
  title: "Gérer mes cookies",
  badChoice: "Choisissez une réponse.",
  saved: "Votre choix est enregistré.",
  withdrawn: "C’est noté\u00a0: tout est arrêté, et ce qui avait été déposé est effacé.",
  objected: "C’est noté\u00a0: vos visites ne sont plus ni comptées ni mesurées.",
  agreed: "C’est noté\u00a0: votre opposition est levée.",
  signal:
    "Votre navigateur envoie le signal Global Privacy Control\u00a0: nous le prenons pour un refus, et rien n’a été enregistré.",
  tooOften:
    "Trop de réponses en peu de temps. Patientez une minute, puis réessayez\u00a0: d’ici là, rien n’est transmis.",
} as const;
