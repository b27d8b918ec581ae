export const guideLayoutTexts = {
  progress: "Étape {{at}} sur {{of}}\u00a0: {{step}}",
  steps: { profile: "profil", shape: "forme", diet: "alimentation", result: "résultat" },
  cart: "Panier",
  leave: "Quitter le guide",
  kept: {
    device: "Vos réponses restent sur cet appareil pendant 30\u00a0jours, même si vous quittez le guide.",
    account: "Vos réponses sont enregistrées dans le profil de votre animal.",
    menu: "Pour retrouver ces choix plus tard, gardez le lien de cette page.",
    menuOfDraft:
      "Le profil reste sur cet appareil pendant 30\u00a0jours. Pour retrouver vos choix, gardez le lien de cette page.",
  },
} as const;
