import { helpEmail } from "../../../shared/identity.ts";
export const rationTexts = {
  title: "Calculer sa ration",
  weight: "Son poids",
  weightHint: {
    dog: "En kilos, 100 au plus. Celui d’aujourd’hui pour un chiot.",
    cat: "En kilos, de 1 à 13. Celui d’aujourd’hui pour un chaton.",
  },
  age: "Son âge",
  years: "Années",
  months: "Mois",
  byBirthday: "Je connais sa date de naissance",
  birthday: "Date de naissance",
  animals: "Combien d’animaux comme lui mangent ce produit\u00a0?",
  own: "Pour lequel de vos animaux\u00a0?",
  other: "Un autre animal",
  remember: "Retenir cet animal sur cet appareil",
  rememberHint: "Ces informations restent sur votre appareil.",
  submit: "Calculer",
  pending: "Calcul en cours…",
  errors: {
    poids: {
      required: "Indiquez le poids de votre animal.",
      invalid: "Indiquez un poids en kilos, par exemple 12,5.",
      tooSmall: { dog: "Indiquez un poids supérieur à 0.", cat: "Indiquez un poids d’au moins 1\u00a0kg." },
      tooLarge: {
        dog: "Indiquez un poids de 100\u00a0kg au plus.",
        cat: "Indiquez un poids de 13\u00a0kg au plus.",
      },
    },
    age: {
      required: "Indiquez l’âge de votre animal, en années, en mois ou les deux.",
      invalid: "Indiquez un âge en années, en mois ou les deux, par exemple 1 an et 6 mois.",
      tooSmall: "Un âge ne peut pas être négatif.",
      tooLarge: "Indiquez un âge de 30\u00a0ans au plus.",
    },
    naissance: {
      invalid: "Indiquez une date de naissance complète, après 1970, par exemple 04/03/2015.",
      future: "Cette date n’est pas encore passée.",
      tooLarge: "Indiquez une date de naissance de moins de 30\u00a0ans.",
    },
    nombre: {
      invalid: "Indiquez un nombre entier, de 1 à 9.",
      tooSmall: "Indiquez au moins un animal.",
      tooLarge: "Neuf animaux au plus\u00a0: au-delà, écrivez-nous.",
    },
  },
  result: {
    title: "Sa ration",
    perDay: "{{grams}}\u00a0g",
    perDayLabel: ({ animals }: { animals: number }) =>
      animals === 1 ? "par jour" : "par jour et par animal",
    lasts: ({ days }: { days: number }) => (days === 1 ? "1 jour" : `${days}\u00a0jours`),
    lastsLabel: "avec ce format de {{format}}",
    spoken: "{{grams}}\u00a0g par jour\u00a0: ce format dure {{days}}\u00a0jours.",
    energy: "Soit environ {{kcal}}\u00a0kcal par jour.",
    together: "{{grams}}\u00a0g par jour pour les {{animals}}.",
    guide:
      "C’est un repère pour un animal en bonne santé\u00a0: pesez-le et observez sa silhouette pour l’ajuster. Déduisez les friandises de cette ration.",
    tooLong:
      "Un sac ouvert se garde 6 à 8 semaines\u00a0: un format plus petit resterait meilleur jusqu’au bout.",
    best: "Le plus avantageux\u00a0:",
    plans: "Le rythme qui convient",
    plan: "{{bags}}\u00a0×\u00a0{{format}}, pour {{days}}\u00a0jours.",
    costs: "{{day}} par jour, {{delivery}} par livraison.",
    choose: "Choisir ce rythme",
    chosen: "Abonnement choisi\u00a0: {{bags}} × {{format}}, {{every}}. Il reste à l’ajouter au panier.",
    noPlan: "Ce format est trop petit pour un abonnement\u00a0: choisissez un format plus grand.",
    notSold: "Ce format n’est pas en vente pour le moment.",
  },
  none: {
    title: "Pas de ration à calculer ici",
    reasons: {
      treat:
        "C’est une récompense\u00a0: elle s’ajoute à la ration. La quantité maximale par jour figure dans «\u00a0Rations et mode d’emploi\u00a0».",
      complementary:
        "C’est un aliment complémentaire\u00a0: il accompagne une ration et ne la remplace pas. Suivez son mode d’emploi.",
      tooYoung:
        "Avant 2 mois, un petit vit du lait de sa mère et se sèvre peu à peu\u00a0: votre vétérinaire ou votre éleveur vous guidera.",
      adultFoodForGrowth:
        "Cette recette nourrit un adulte. Jusqu’à 12 mois, il lui faut un aliment de croissance.",
      growthFoodForAdult:
        "Cette recette est faite pour la croissance. Après 12 mois, un aliment pour adulte lui convient mieux.",
      weightOutOfTable:
        "Ce poids sort du tableau de cette recette, ou ne va pas avec cet âge. Vérifiez-les, ou choisissez une recette à sa taille.",
    },
    unknown: "Nous n’avons pas de ration pour cet animal avec cette recette.",
    help: `Un doute\u00a0? Écrivez-nous à ${helpEmail}.`,
  },
  failed: {
    title: "Le calculateur ne répond pas",
    text: "Réessayez dans un instant\u00a0; en attendant, le tableau des rations reste sur cette page, dans «\u00a0Rations et mode d’emploi\u00a0».",
  },
} as const;
