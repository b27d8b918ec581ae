import { shopName } from "../identity.ts";
export const sponsorTexts = {
  title: "Invitation",
  heading: `Un proche vous invite chez ${shopName}`,
  text: "Des recettes simples pour chiens et chats, livrées chez vous. Votre compte garde vos commandes, vos adresses et votre panier sur tous vos appareils.",
  code: "Code de parrainage\u00a0: {{code}}",
  kept: "Il est retenu 30\u00a0jours sur cet appareil et sera associé à votre compte à sa création\u00a0: vous pouvez d’abord découvrir la boutique.",
  register: "Créer mon compte",
  invalid:
    "Ce lien de parrainage est incomplet ou contient une erreur\u00a0: demandez à votre proche de vous le renvoyer. Vous pouvez aussi créer votre compte sans lui.",
  notByIdentity:
    "Avec {{name}}, votre code de parrainage {{code}} ne nous est pas transmis\u00a0: pour en profiter, créez votre compte avec votre adresse e-\u2060mail.",
  atRegistration: "Vous venez de la part d’un proche\u00a0: le code {{code}} sera associé à votre compte.",
} as const;
