export const menuTexts = {
  next: "Continuer",
  profil: {
    title: "C’est bien {{name}}\u00a0?",
    text: "Sa ration se calcule avec ces réponses. Une seule a changé\u00a0? Corrigez-la avant de continuer.",
    age: "Âge",
    weight: "Poids",
    sterilized: "Stérilisation",
    condition: "Silhouette",
    activity: "Activité",
    yes: { male: "Stérilisé", female: "Stérilisée" },
    no: { male: "Non stérilisé", female: "Non stérilisée" },
  },
  repas: {
    title: "Combien de repas par jour\u00a0?",
    text: "La ration du jour ne change pas\u00a0: elle est partagée entre les repas. Deux repas conviennent à la plupart des adultes, trois ou quatre à un chaton.",
    choices: { one: "1 repas", several: "{{count}} repas" },
  },
  selection: {
    title: "Ses croquettes et ses pâtées",
    text: "Croquettes et pâtée se partagent la même ration\u00a0: {{name}} ne mange pas plus, mais plus varié, et boit davantage.",
    frequency: "De la pâtée, combien de fois\u00a0?",
    daily: "Tous les jours",
    dailyHint: "Croquettes et pâtée chaque jour",
    thrice: "3 fois par semaine",
    thriceHint: "Lundi, mercredi et vendredi",
    kibble: "Ses croquettes",
    wet: "Ses recettes de pâtée",
    most: "Jusqu’à {{count}} recettes, servies à tour de rôle.",
    chosen: "{{count}} sur {{most}}",
    more: "Voir {{count}} autres choix",
    best: "Notre conseil",
    excluded: "Ce que nous avons écarté",
    submit: { ration: "Calculer sa ration", resultat: "Composer son menu" },
  },
  problems: {
    noKibble: "Choisissez des croquettes.",
    noWet: "Choisissez au moins une recette de pâtée.",
    tooManyWet: "Choisissez {{most}} recettes au maximum pour ce rythme\u00a0: vous en avez {{count}}.",
  },
  ration: {
    title: "La ration d’un jour",
    text: "Croquettes et pâtée ensemble couvrent le besoin de {{name}}\u00a0: {{need}}\u00a0kcal par jour.",
    mixed: "Un jour avec pâtée",
    alone: "Un jour sans pâtée",
    meals: "Combien de repas par jour\u00a0?",
    update: "Recalculer",
    submit: "Voir le menu de la semaine",
  },
  cats: {
    title: "Pour quel chat\u00a0?",
    text: "Le guide compose un menu de croquettes et de pâtée à partir de son profil.",
    none: "Présentez-nous votre chat",
    noneText:
      "Quelques questions sur son âge, son poids et sa vie suffisent pour composer son menu. Sans compte, ses réponses restent dans votre navigateur.",
    add: "Répondre aux questions",
    signIn: "J’ai déjà un compte",
  },
} as const;

/** By their degree, from the first. */
export const conditionNames = ["Très maigre", "Mince", "Idéale", "En surpoids", "Obèse"] as const;
