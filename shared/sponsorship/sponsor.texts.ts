export const sponsorTexts = {
  title: "Invitation",
  heading: "Un proche vous invite chez Museau",
  text: "Des recettes simples pour chiens et chats, livrées chez vous. Ouvrez votre compte\u00a0: le parrainage sera pris en compte, et vous y retrouverez vos commandes, vos adresses et votre panier.",
  code: "Code de parrainage\u00a0: {{code}}",
  kept: "Il est retenu sur cet appareil pendant 30\u00a0jours, jusqu’à l’ouverture de votre compte.",
  register: "Ouvrir mon compte",
  shop: "Découvrir la boutique",
  invalid:
    "Ce lien de parrainage est incomplet ou abîmé\u00a0: demandez à votre proche de vous le renvoyer. Vous pouvez aussi ouvrir votre compte sans lui.",
  atRegistration: "Code de parrainage {{code}}\u00a0: il sera pris en compte avec votre compte.",
} as const;
