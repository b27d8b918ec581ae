import { shopName } from "../identity.ts";
export const sponsorTexts = {
  title: "Invitation",
  heading: `Un proche vous invite chez ${shopName}`,
  text: "Des recettes simples pour chiens et chats, livrées chez vous. Créez votre compte pour retrouver vos commandes, vos adresses et votre panier sur tous vos appareils.",
  code: "Code de parrainage\u00a0: {{code}}",
  kept: "Vous avez 30\u00a0jours pour créer votre compte sur cet appareil. Découvrez d’abord la boutique, si vous le souhaitez.",
  register: "Créer mon compte",
  invalid:
    "Ce lien de parrainage est incomplet ou contient une erreur. Demandez à votre proche de vous le renvoyer, ou créez votre compte sans parrainage.",
  notByIdentity:
    "Pour profiter de votre code de parrainage {{code}}, créez votre compte avec votre adresse e-\u2060mail plutôt qu’avec {{name}}.",
  atRegistration: "Un proche vous invite. Le code {{code}} sera associé à votre compte.",
} as const;
