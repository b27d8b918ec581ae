export const logoutTexts = {
  elsewhere:
    "Vous avez fermé votre session dans un autre onglet. Par confidentialité, ce que vous étiez en train d’écrire a été effacé.",
  over: "Votre session est terminée. Par confidentialité, ce que vous étiez en train d’écrire a été effacé.",
} as const;
