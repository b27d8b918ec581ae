export const logoutTexts = {
  elsewhere:
    "Vous vous êtes déconnecté dans un autre onglet. Les saisies en cours ont été effacées, par confidentialité.",
  over: "Votre session est terminée. Les saisies en cours ont été effacées, par confidentialité.",
} as const;
