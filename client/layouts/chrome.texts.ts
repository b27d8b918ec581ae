export const chromeTexts = {
  menu: {
    label: "Menu principal",
    open: "Menu",
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
  motto: "Bien nourrir ceux qui n’ont pas les mots pour le demander.",
  secure: {
    signIn: "Connexion sécurisée",
    payment: "Paiement sécurisé",
  },
} as const;
