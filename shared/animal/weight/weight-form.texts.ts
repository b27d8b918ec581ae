const nbsp = "\u00a0";

const kcalText = (kcal: number) => `${kcal.toLocaleString("fr-FR")}${nbsp}kcal par jour`;

export const weightFormTexts = {
  title: "Nouveau poids",
  field: "Poids d’aujourd’hui, en kilos",
  hint: "Rien n’est enregistré avant que vous ayez vu sa nouvelle ration.",
  submit: "Voir sa ration",
  pending: "Un instant…",
  effect: {
    title: ({ name, weight }: { name: string; weight: string }) => `${name} à ${weight}${nbsp}kg`,
    same: "C’est le poids de son profil. Sa ration ne change pas.",
    sameWeight: "C’est le poids de son profil.",
    what: "Par jour",
    before: `À {{weight}}${nbsp}kg`,
    unknown: "Jusqu’ici",
    after: `À {{weight}}${nbsp}kg`,
    energy: "Ses besoins",
    kcal: `{{kcal}}${nbsp}kcal`,
    grams: `{{grams}}${nbsp}g`,
    food: "{{name}}",
    either: "soit {{name}}",
    alternatives:
      "Chaque ligne indique sa ration complète pour une journée. Donnez l’un ou l’autre, jamais les deux en entier le même jour.",
    none: "—",
    source: {
      subscription: "D’après les repas de votre abonnement.",
      order: "D’après les repas de votre dernière commande.",
      none: "Quand vous lui choisirez un de nos repas, sa ration en grammes s’affichera ici aussi.",
      down: "Sa ration en grammes ne s’affiche pas pour l’instant. Enregistrez son poids, vous la verrez plus tard.",
      vet: "Pour sa santé, c’est à votre vétérinaire de fixer sa ration. Enregistrez son poids pour le lui montrer.",
    },
    big: "L’écart est important. Pesez une seconde fois pour vérifier. S’il se confirme sans raison, demandez à votre vétérinaire.",
    save: `Enregistrer {{weight}}${nbsp}kg`,
    saving: "Enregistrement…",
    spokenVet: "Pour sa santé, c’est à votre vétérinaire de fixer sa ration.",
    spoken: ({ weight, before, after }: { weight: string; before: number | null; after: number }) =>
      before === null
        ? `À ${weight}${nbsp}kg, ses besoins sont de ${kcalText(after)}.`
        : `À ${weight}${nbsp}kg, ses besoins passent de ${before.toLocaleString("fr-FR")} à ${kcalText(after)}.`,
  },
  failed: "La nouvelle ration ne s’affiche pas pour l’instant. Réessayez dans quelques instants.",
  saved: ({ name, weight, kcal }: { name: string; weight: string; kcal: number | null }) =>
    `C’est noté\u00a0: ${name} pèse ${weight}${nbsp}kg.${kcal === null ? "" : ` Ses besoins sont maintenant de ${kcalText(kcal)}.`}`,
  errors: {
    elsewhere: ({ weight }: { weight: string | null }) =>
      weight === null
        ? "Son poids a été effacé entre-temps. Vérifiez, puis enregistrez de nouveau."
        : `Entre-temps, un poids de ${weight}${nbsp}kg a été enregistré. Vérifiez, puis enregistrez de nouveau.`,
    notSaved: "Son poids n’est pas enregistré. Réessayez dans quelques instants.",
    unsure:
      "Nous ne savons pas si son poids a été enregistré. Attendez un moment, puis regardez son profil avant de recommencer.",
  },
} as const;
