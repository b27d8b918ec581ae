import { ofName } from "../text/of-name.ts";

export const transitionTexts = {
  title: "Passer au nouvel aliment en douceur",
  intro: {
    proposed:
      "Du {{first}}, quand votre colis arrive, au {{last}}. À chaque étape, un peu plus du nouvel aliment, un peu moins de l’ancien.",
    chosen:
      "Du {{first}} au {{last}}. À chaque étape, un peu plus du nouvel aliment, un peu moins de l’ancien.",
  },
  longer: {
    title: "Dix jours plutôt que sept\u00a0:",
    young: "la digestion d’un jeune animal s’adapte plus lentement",
    senior: "la digestion d’un animal âgé s’adapte plus lentement",
    digestion: "sa digestion est sensible",
    diet: "une alimentation crue ou cuisinée à la maison n’a rien de commun avec des croquettes",
    brand: "les recettes d’une autre marque n’ont pas la même composition",
  },
  caption: "Part du nouvel aliment, jour par jour",
  columns: { day: "Jour", fresh: "Nouveau", old: "Ancien" },
  day: "Jour\u00a0{{number}}",
  onwards: "Ensuite",
  share: "{{share}}\u00a0%",
  grams: "{{share}}\u00a0% ({{grams}}\u00a0g)",
  none: "–",
  picture: { fresh: "nouvel aliment", old: "ancien aliment" },
  advice:
    "Selles molles\u00a0? Revenez à l’étape précédente pendant trois jours. Si cela dure plus de 48\u00a0heures, ou en cas de vomissements ou de refus de manger, appelez votre vétérinaire.",
  source: "Étapes\u00a0: hôpital vétérinaire de l’université du Missouri, étalées sur 7 à 10\u00a0jours.",
  change: {
    from: "Premier jour",
    length: "Durée",
    days: "{{days}} jours",
    submit: "Recalculer",
  },
  file: "Ajouter à mon agenda",
  format: "fichier .ics",
  fileName: "transition-alimentaire",
  event: {
    mixed: ({ share, name }: { share: number; name: string }) => `${share}\u00a0% ${ofName(name)}`,
    alone: ({ name }: { name: string }) => `100\u00a0% ${ofName(name)}`,
    mixedText:
      "Chaque jour, {{share}}\u00a0% du nouvel aliment ({{name}}) et {{rest}}\u00a0% de l’ancien, mélangés.",
    aloneText: "La transition est finie. Le nouvel aliment ({{name}}) remplace l’ancien.",
  },
} as const;
