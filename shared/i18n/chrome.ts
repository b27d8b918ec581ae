/** Texts of what surrounds every screen: header, menu, footer. */
export const chromeTexts = {
  skip: "Aller au contenu",
  home: "Museau, accueil",
  announcement: "Annonce",
  menu: {
    label: "Menu principal",
    open: "Menu",
    close: "Fermer le menu",
    all: "Tout voir",
  },
  search: {
    label: "Rechercher un produit",
    placeholder: "Croquettes, pâtées…",
    submit: "Rechercher",
  },
  account: {
    signIn: "Se connecter",
    mine: "Mon compte",
    greeting: "Bonjour {{firstName}}",
  },
  cart: "Panier",
  secure: "Paiement sécurisé",
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
} as const;
