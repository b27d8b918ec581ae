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
    same: "C’est le poids de son profil\u00a0: sa ration ne change pas.",
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
      "Ces aliments se remplacent\u00a0: chaque ligne indique sa ration complète pour une journée. Donnez l’un ou l’autre, jamais les deux en entier le même jour.",
    none: "—",
    source: {
      subscription: "D’après les repas de votre abonnement.",
      order: "D’après les repas de votre dernière commande.",
      none: "Quand vous lui choisirez un de nos repas, sa ration en grammes s’affichera ici aussi.",
      down: "Sa ration en grammes ne peut pas être calculée pour l’instant. Vous pouvez enregistrer son poids\u00a0: elle s’affichera plus tard.",
      vet: "Sa santé demande l’avis de votre vétérinaire\u00a0: nous ne calculons aucune ration à sa place. Vous pouvez enregistrer son poids, et le lui montrer.",
    },
    big: "L’écart est important. Pesez une seconde fois pour vérifier\u00a0; s’il se confirme sans raison, un vétérinaire saura pourquoi.",
    save: `Enregistrer {{weight}}${nbsp}kg`,
    saving: "Enregistrement…",
    spokenVet:
      "Sa santé demande l’avis de votre vétérinaire\u00a0: nous ne calculons aucune ration à sa place.",
    spoken: ({ weight, before, after }: { weight: string; before: number | null; after: number }) =>
      before === null
        ? `À ${weight}${nbsp}kg, ses besoins sont de ${kcalText(after)}.`
        : `À ${weight}${nbsp}kg, ses besoins passent de ${before.toLocaleString("fr-FR")} à ${kcalText(after)}.`,
  },
  failed: "La nouvelle ration ne peut pas être calculée pour l’instant. Réessayez dans quelques instants.",
  saved: ({ name, weight, kcal }: { name: string; weight: string; kcal: number | null }) =>
    `C’est noté\u00a0: ${name} pèse ${weight}${nbsp}kg.${kcal === null ? "" : ` Ses besoins sont maintenant de ${kcalText(kcal)}.`}`,
  errors: {
    elsewhere: ({ weight }: { weight: string | null }) =>
      weight === null
        ? "Son poids a été effacé entre-temps. Vérifiez, puis enregistrez de nouveau."
        : `Entre-temps, un poids de ${weight}${nbsp}kg a été enregistré. Vérifiez, puis enregistrez de nouveau.`,
    notSaved: "Son poids n’a pas été enregistré. Réessayez dans quelques instants.",
    unsure:
      "Nous ne savons pas si son poids a été enregistré. Attendez un moment, puis regardez son profil avant de recommencer.",
  },
} as const;
