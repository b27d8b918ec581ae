/** Texts of what surrounds every screen and only the worker writes: announcement, menu, footer. */
export const frameTexts = {
  announcement: "Annonce",
  menu: {
    close: "Fermer le menu",
    all: "Tout voir",
  },
  footer: {
    motto: "Bien nourrir ceux qui n’ont pas les mots pour le demander.",
    service: "Une question\u00a0?",
    contact: "Nous écrire",
    payments: "Moyens de paiement acceptés",
    legal: "Informations légales",
    rights: "Museau, alimentation pour chiens et chats",
  },
  payments: {
    visa: "Visa",
    mastercard: "Mastercard",
    paypal: "PayPal",
    check: "Chèque",
    transfer: "Virement",
  },
  newsletter: {
    title: "La lettre de Museau",
    placeholder: "Votre e-mail",
    submit: "S’inscrire",
    consent:
      "En vous inscrivant, vous acceptez de recevoir nos conseils et nos offres par e-mail, deux fois par mois au plus. Un lien dans chaque lettre permet d’arrêter.",
    privacy: "Vos données personnelles",
  },
} as const;
