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
      tooSmall: "Indiquez un âge de 0 ou plus.",
      tooLarge: "Indiquez un âge de 30\u00a0ans au plus.",
    },
    naissance: {
      invalid: "Indiquez une date de naissance complète, après 1970, par exemple 04/03/2015.",
      future: "Indiquez une date passée.",
      tooLarge: "Indiquez une date de naissance de moins de 30\u00a0ans.",
    },
    nombre: {
      invalid: "Indiquez un nombre entier, de 1 à 9.",
      tooSmall: "Indiquez au moins un animal.",
      tooLarge: "Indiquez 9 animaux au plus. Vous en avez davantage\u00a0? Écrivez-nous.",
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
    tooLong: "Un sac ouvert se garde 6 à 8 semaines. Un format plus petit resterait bon jusqu’au bout.",
    best: "Le plus avantageux\u00a0:",
    plans: "Le rythme qui convient",
    plan: "{{bags}}\u00a0×\u00a0{{format}}, pour {{days}}\u00a0jours.",
    costs: "{{day}} par jour, {{delivery}} par livraison.",
    choose: "Choisir ce rythme",
    chosen: "Abonnement choisi\u00a0: {{bags}} × {{format}}, {{every}}. Il reste à l’ajouter au panier.",
    noPlan: "Ce format est trop petit pour un abonnement. Choisissez-en un plus grand.",
    notSold: "Ce format n’est pas en vente pour le moment.",
  },
  none: {
    title: "Pas de ration à calculer ici",
    reasons: {
      treat:
        "C’est une récompense, en plus de la ration. La quantité maximale par jour figure dans «\u00a0Rations et mode d’emploi\u00a0».",
      complementary:
        "Cet aliment complémentaire accompagne une ration, sans la remplacer. Suivez son mode d’emploi.",
      tooYoung:
        "Avant 2 mois, un petit vit du lait de sa mère et se sèvre peu à peu. Votre vétérinaire ou votre éleveur vous guidera.",
      adultFoodForGrowth:
        "Cette recette nourrit un adulte. Jusqu’à 12 mois, il lui faut un aliment de croissance.",
      growthFoodForAdult:
        "Cette recette est faite pour la croissance. Après 12 mois, un aliment pour adulte lui convient mieux.",
      weightOutOfTable: "Vérifiez son poids et son âge, ou choisissez une recette à sa taille.",
    },
    unknown: "Nous n’avons pas de ration pour cet animal avec cette recette.",
    help: `Un doute\u00a0? Écrivez-nous à ${helpEmail}.`,
  },
  failed: {
    title: "Le calculateur ne répond pas",
    text: "Réessayez dans un instant. En attendant, consultez le tableau de «\u00a0Rations et mode d’emploi\u00a0», sur cette page.",
  },
} as const;
