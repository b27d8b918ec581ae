export const sponsorTexts = {
  title: "Invitation",
  heading: "Un proche vous invite chez Museau",
  text: "Des recettes simples pour chiens et chats, livrées chez vous. Votre compte garde vos commandes, vos adresses et votre panier sur tous vos appareils.",
  code: "Code de parrainage\u00a0: {{code}}",
  kept: "Il est retenu 30\u00a0jours sur cet appareil et accompagnera l’ouverture de votre compte\u00a0: vous pouvez d’abord découvrir la boutique.",
  register: "Ouvrir mon compte",
  invalid:
    "Ce lien de parrainage est incomplet ou abîmé\u00a0: demandez à votre proche de vous le renvoyer. Vous pouvez aussi ouvrir votre compte sans lui.",
  notByIdentity:
    "Par {{name}}, votre code de parrainage {{code}} ne nous parvient pas\u00a0: pour en profiter, ouvrez votre compte par e-mail.",
  atRegistration: "Vous venez de la part d’un proche\u00a0: le code {{code}} accompagnera votre inscription.",
} as const;
