import { capitalised } from "../text/capitalised.ts";
import { ofName } from "../text/of-name.ts";

interface Named {
  name: string;
}

export const obstacleTexts = {
  wrong_animal_type: {
    title: "Ce menu est fait pour les chats",
    text: "Pour un chien, suivez plutôt le guide des croquettes, qui calcule sa ration.",
  },
  incomplete: {
    title: ({ name }: Named) => `Il manque une réponse au profil ${ofName(name)}`,
    text: "Indiquez son poids, son âge et son mode de vie pour obtenir une ration sûre. Vos choix sont conservés.",
  },
  weight: {
    title: "Nous composons des menus pour les chats de 1 à 13\u00a0kg",
    text: ({ name, weight }: Named & { weight: string }) =>
      `Le profil ${ofName(name)} indique un poids de ${weight}\u00a0kg. S’il est juste, demandez à votre vétérinaire de fixer sa ration. Sinon, corrigez-le.`,
  },
  overweight: {
    title: ({ name }: Named) => `${capitalised(name)} est en surpoids\u00a0: commençons par sa silhouette`,
    text: "Un menu mixte se règle à quelques grammes près, et un chat ne doit jamais maigrir trop vite. Demandez à votre vétérinaire le poids à atteindre. En attendant, le guide des croquettes propose une ration mesurée.",
  },
  pathology: {
    title: "Pour {{name}}, c’est au vétérinaire de choisir",
    text: "Avec cette maladie, un changement d’aliment peut faire du mal. Votre vétérinaire connaît {{name}} et prescrira l’aliment et la ration qui conviennent. Nous préférons ne rien conseiller.",
  },
  wrong_kibble_type: {
    title: "Ces croquettes sont faites pour les chiens",
    text: "Un chat a besoin de taurine et de plus de protéines. Choisissez des croquettes pour chat dans la liste.",
  },
  kitten_with_adult_kibble: {
    title: ({ name }: Named) => `${capitalised(name)} grandit encore`,
    text: "Ces croquettes pour chats adultes ne suffisent pas à un chaton. Choisissez des croquettes pour chaton dans la liste.",
  },
  adult_with_kitten_kibble: {
    title: ({ name }: Named) => `${capitalised(name)} a fini de grandir`,
    text: "Ces croquettes pour chaton sont trop riches pour un chat adulte. Choisissez des croquettes pour adulte dans la liste.",
  },
  menu_unavailable: {
    title: "Ce menu n’est pas disponible pour l’instant",
    text: "Ces croquettes et ces pâtées ne s’équilibrent pas, ou l’une d’elles n’est pas disponible. Essayez d’autres recettes.",
  },
  allergy: {
    title: "Pas encore de menu mixte pour {{name}}",
    text: "{{health}}\u00a0: trop peu de nos recettes lui conviennent pour un menu équilibré. Le guide des croquettes montre ce qu’il reste, et ce que nous avons écarté.",
  },
  plan: {
    title: "Faisons d’abord le point sur son poids",
    text: "Son plan de poids demande l’avis de votre vétérinaire. Il fixera sa ration. D’ici là, nous ne composons pas de menu.",
  },
  not_eligible: {
    title: "Le menu mixte n’est pas encore pour {{name}}",
    text: "Son profil ne permet pas d’associer croquettes et pâtée sans risque, par exemple avant le sevrage. Le guide des croquettes et notre service client vous aident à choisir autrement.",
  },
  no_result: {
    title: "Nous n’avons pas trouvé de menu pour {{name}}",
    text: "Aucune de nos recettes ne répond à tout son profil. Essayez le guide des croquettes, qui cherche plus large.",
  },
  technical: {
    title: "Le calcul n’a pas abouti",
    text: "Vos choix sont conservés. Réessayez dans un instant, ou appelez notre service client.",
  },
  ways: {
    guide: "Ouvrir le guide des croquettes",
    profile: "Compléter le profil",
    answers: "Modifier ses réponses",
    weight: "Corriger le poids",
    selection: "Changer la sélection",
    retry: "Réessayer",
    contact: "Écrire au service client",
    back: "Revenir aux animaux",
  },
} as const;
