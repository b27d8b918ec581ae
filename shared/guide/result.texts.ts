import { agreed } from "../text/agreed.ts";
import { capitalised } from "../text/capitalised.ts";

interface Someone {
  kind: "dog" | "cat";
  gender: "male" | "female" | null;
}

interface Aged extends Pick<Someone, "kind"> {
  age: string;
  from: string;
}

function shareText(share: number): string {
  if (share >= 1.5)
    return `besoin multiplié par ${share.toLocaleString("fr-FR", { maximumFractionDigits: 2 })}`;
  const percent = Math.round(Math.abs(share - 1) * 100);
  return `besoin ${share < 1 ? "réduit" : "augmenté"} de ${percent}\u00a0%`;
}

export const resultTexts = {
  title: "Que donner à {{name}}\u00a0?",
  document: "Quel aliment pour {{name}}\u00a0?",
  answer: {
    cost: "Pour {{name}}\u00a0: {{grams}}\u00a0g par jour, {{price}} par jour",
    ration: "Pour {{name}}\u00a0: {{grams}}\u00a0g par jour",
  },
  delivery: "{{fees}}. {{days}}, {{condition}}.",
  stage: {
    adult: ({ kind, age, from }: Aged) =>
      `À ${age}, encore ${kind === "dog" ? "chiot" : "chaton"}\u00a0: la gamme adulte commence à ${from}.`,
    senior: ({ age, from }: Aged) => `À ${age}, encore adulte\u00a0: la gamme senior commence à ${from}.`,
  },
  own: ({ kind, gender }: Someone) =>
    kind === "dog" && gender === "female"
      ? "votre chienne"
      : kind === "dog"
        ? "votre chien"
        : gender === "female"
          ? "votre chatte"
          : "votre chat",
  facts: {
    sterilized: ({ gender }: Pick<Someone, "gender">) => agreed("stérilisé", gender),
    unsterilized: ({ gender }: Pick<Someone, "gender">) => `non ${agreed("stérilisé", gender)}`,
    condition: "silhouette {{value}}",
    activity: "activité {{value}}",
    feeds: "Mange\u00a0: {{value}}.",
    weight: "{{weight}}\u00a0kg",
    kind: ({ kind, gender }: Someone) =>
      kind === "dog" ? (gender === "female" ? "chienne" : "chien") : gender === "female" ? "chatte" : "chat",
    intro: "D’après vos réponses",
  },
  change: "Modifier ses réponses",
  need: {
    title: "Son besoin",
    amount: "{{need}}\u00a0kcal par jour",
    band: "Fourchette\u00a0: {{low}} à {{high}}\u00a0kcal",
    source: "Source\u00a0: {{source}}",
    change: ({ why, share }: { why: string; share: number }) =>
      `${capitalised(why)}\u00a0: ${shareText(share)}.`,
    vet: "Un repère, pas une ordonnance\u00a0: pesez votre animal toutes les deux semaines et ajustez.",
    shape:
      "La ration vise son poids de forme, {{weight}}\u00a0kg. Faites valider cet objectif par votre vétérinaire.",
  },
  bands: {
    puppy: "chiot en croissance",
    "dog-young": "jeune chien adulte",
    "dog-adult": "chien adulte",
    "dog-old": "chien de plus de sept ans",
    kitten: "chaton en croissance",
    "cat-active": "chat actif",
    "cat-calm": "chat d’intérieur ou stérilisé",
  },
  ages: { "dog-young": "jeune adulte", "dog-old": "senior" },
  steps: {
    "low-activity": "vie calme",
    "high-activity": "très actif",
    "very-high-activity": "travail ou sport",
    sterilized: "stérilisation",
    growth: "croissance",
    "band-limit": "ramené dans la fourchette de la FEDIAF",
  },
  compare: {
    caption: "Les aliments conseillés, côte à côte",
    row: "Pour {{name}}",
  },
  notes: "Ce que ses habitudes changent",
  rows: {
    why: "Pourquoi",
    price: "Prix",
    ration: "Ration",
    rationValue: "{{grams}}\u00a0g par jour",
    perDay: "Coût par jour",
    format: "Format conseillé",
    packs: "{{format}}, {{packs}} à la fois",
    lasts: { dry: "Un sac dure", wet: "Un lot dure" },
    days: "{{days}}\u00a0jours",
    day: "1\u00a0jour",
    rhythm: "Rythme conseillé",
    noRhythm: "À la demande",
    energy: "Énergie",
    energyValue: "{{kcal}}\u00a0kcal pour 100\u00a0g",
  },
  unknown: "–",
  menu: {
    title: "Et un peu de pâtée\u00a0?",
    text: "Composez son menu de la semaine, sans dépasser sa ration.",
    link: "Composer son menu",
  },
  verify: {
    title: "Je veux vérifier",
    formula: "En mots\u00a0: {{words}}.",
    words: "{{base}}\u00a0kcal par kilo de poids de forme ({{weight}}\u00a0kg) à la puissance {{exponent}}",
    change: "{{change}} ({{why}})",
    need: "1. Son besoin, {{band}}",
    today: "Poids du jour\u00a0: {{weight}}\u00a0kg.",
    target: "Poids de forme, retenu pour le calcul\u00a0: {{weight}}\u00a0kg, d’après sa silhouette.",
    weight: "Poids retenu pour le calcul\u00a0: {{weight}}\u00a0kg.",
    power: "{{weight}}\u00a0kg à la puissance {{exponent}} = {{power}}",
    base: "Facteur de départ\u00a0: {{base}}",
    step: "× {{share}} ({{why}}) = {{factor}}",
    result: "{{factor}} × {{power}} = {{need}}\u00a0kcal par jour",
    kept: "Retenu\u00a0: {{need}}\u00a0kcal par jour, à moins de 5\u00a0% de ce calcul.",
    untold:
      "Besoin donné par notre service de recommandation\u00a0: {{need}}\u00a0kcal par jour, entre {{low}} et {{high}}.",
    band: "Fourchette publiée pour un animal comme le vôtre\u00a0: {{low}} à {{high}}\u00a0kcal par jour.",
    food: "{{place}}. {{name}}",
    label: "Énergie métabolisable, sur l’étiquette\u00a0: {{kcal}}\u00a0kcal pour 100\u00a0g.",
    ration: "{{need}} ÷ {{kcal}} × 100 = {{exact}}\u00a0g, soit {{ration}}\u00a0g par jour",
    inside: "{{ration}}\u00a0g × {{kcal}} ÷ 100 = {{energy}}\u00a0kcal par jour, dans la fourchette",
    days: "{{weight}}\u00a0g ÷ {{ration}}\u00a0g = {{exact}}, soit {{days}}",
    price: "{{price}} × {{ration}}\u00a0g ÷ {{weight}}\u00a0g = {{perDay}} par jour",
  },
  excluded: "Ce que nous avons écarté",
  otherFood: "Les jours d’un autre aliment\u00a0:",
  every: "Voir tous les aliments possibles",
  others: {
    title: ({ count }: { count: number }) =>
      count === 1 ? "1 autre recette possible" : `${count} autres recettes possibles`,
    ration: "{{grams}}\u00a0g par jour",
    cost: "{{grams}}\u00a0g par jour, {{price}} par jour",
  },
  nothing: {
    title: "Aucun de nos aliments ne lui convient aujourd’hui",
    text: "Nous préférons le dire\u00a0: rien de ce que nous vendons en ce moment ne correspond à toutes vos réponses. Notre service client connaît chaque recette et cherche avec vous.",
  },
  down: {
    title: "Notre conseil ne peut pas s’afficher pour le moment",
    text: "Vos réponses sont enregistrées. Réessayez dans quelques instants.",
    need: "Son besoin, d’après les équations de la FEDIAF\u00a0: environ {{need}}\u00a0kcal par jour ({{low}} à {{high}}). L’étiquette de son aliment indique combien de kcal contiennent 100\u00a0g.",
    retry: "Réessayer",
    shelf: { dog: "Voir les croquettes pour chien", cat: "Voir les croquettes pour chat" },
  },
  contact: "Demander au service client",
} as const;
