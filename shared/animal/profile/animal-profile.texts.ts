import { agreed } from "../../text/agreed.ts";
import { ofName } from "../../text/of-name.ts";

const nbsp = "\u00a0";

const list = new Intl.ListFormat("fr-FR");

interface Gendered {
  gender: "male" | "female" | null;
}

export const animalProfileTexts = {
  nameless: "Sans nom",
  kind: { dog: "Chien", cat: "Chat" },
  born: ({ gender, day }: Gendered & { day: string }) => `${agreed("né", gender)} le ${day}`,
  photo: { add: "Ajouter une photo", change: "Changer la photo" },
  edit: "Modifier son profil",
  facts: {
    sterilized: ({ gender, isSterilized }: Gendered & { isSterilized: boolean }) =>
      isSterilized ? `Oui, ${agreed("stérilisé", gender)}` : "Non",
    brand: {
      own: "{{brand}}",
      only: "{{brand}}, et rien d’autre",
      changed: "{{brand}}, auparavant {{old}}",
    },
  },
  missing: {
    title: ({ name, count }: { name: string; count: number }) =>
      count > 1 ? `Encore ${count} questions sur ${name}` : `Encore une question sur ${name}`,
    text: "Quand vous aurez un instant\u00a0: plus nous en savons, plus la ration est juste.",
    fields: {
      gender: "Mâle ou femelle",
      breed: "Sa race",
      birthday: "Son âge",
      weight: "Son poids",
      sterilized: "Stérilisation",
      condition: "Sa silhouette",
      activity: "Son activité",
      feature: "Sa santé",
      feeds: "Ses repas",
      kibbleBrand: "Sa marque de croquettes",
    },
  },
  weight: {
    today: `{{weight}}${nbsp}kg`,
    curve: ({ name, first, last }: { name: string; first: string; last: string }) =>
      `Courbe du poids ${ofName(name)}, du ${first} au ${last}`,
    table: "Toutes les mesures",
    caption: ({ name }: { name: string }) => `Poids ${ofName(name)}`,
    day: "Jour",
    kilograms: "Poids",
    first: "La courbe s’affichera dès sa prochaine pesée.",
    usual: ({ low, high }: { low: string; high: string }) =>
      `Poids habituel de sa race à l’âge adulte${nbsp}: ${low} à ${high}${nbsp}kg`,
    down: "Les pesées passées ne s’affichent pas pour l’instant. Elles ne sont pas perdues\u00a0: revenez dans quelques minutes.",
  },
  advice: {
    energy: "Il lui faut environ {{kcal}}\u00a0kcal par jour.",
    ration: `{{grams}}${nbsp}g par jour`,
    lasts: ({ format, days }: { format: string; days: number }) =>
      `Un format de ${format} dure ${days}${nbsp}${days > 1 ? "jours" : "jour"}.`,
    more: "Comparer et vérifier chaque calcul",
    vet: "Sa santé demande l’avis de votre vétérinaire\u00a0: c’est la bonne personne pour choisir ses repas. Nous ne conseillons rien à sa place.",
    none: "Nous n’avons rien à lui conseiller pour l’instant\u00a0: notre service client, qui connaît chaque recette, peut vous aider.",
    service: "Nous écrire",
    incomplete: "Il nous faut au moins son poids et son âge pour conseiller un repas et une ration.",
    complete: "Compléter son profil",
    down: "Nos conseils ne s’affichent pas pour l’instant. Revenez dans quelques minutes.",
  },
  meals: {
    next: "Prochain envoi le {{day}}",
    paused: "En pause",
    pausedUntil: "En pause jusqu’au {{day}}",
    number: `Abonnement n°${nbsp}{{number}}`,
    item: `{{quantity}}${nbsp}× {{name}}`,
    shared: ({ names }: { names: readonly string[] }) =>
      `Partagé avec ${list.format(names)}${nbsp}: le calcul de ce qu’il reste vaut pour tous.`,
    mayShare: ({ names }: { names: readonly string[] }) =>
      `${list.format(names)} en ${names.length > 1 ? "mangent" : "mange"} peut-être aussi${nbsp}: nous ne savons pas qui mange quoi.`,
    mixed: "Ce colis nourrit aussi d’autres animaux\u00a0: un conseil de date vaut pour tout l’abonnement.",
    stockDown: "Nous ne pouvons pas calculer pour l’instant ce qu’il reste à la maison.",
    none: "Aucun abonnement ne livre de repas pour {{name}}. À votre rythme, avec 10\u00a0% de réduction et 2\u00a0livraisons au minimum, ils arriveraient avant la fin du sac.",
    noneVet: "Aucun abonnement ne livre de repas pour {{name}}.",
    choose: "Choisir ses repas",
    all: "Mes abonnements",
    down: "Ses livraisons ne s’affichent pas pour l’instant. Elles n’ont pas changé\u00a0: revenez dans quelques minutes.",
  },
  guides: {
    food: "Ses croquettes, sa ration et les raisons de ce choix",
    foodText: "Les produits qui lui conviennent, comparés, avec le détail de chaque calcul.",
    menu: "Croquettes et pâtée dans une seule ration",
    menuText: "Trois fois par semaine ou tous les jours\u00a0: un menu à sa mesure.",
    vet: "Tant qu’un vétérinaire suit sa santé, nos guides et nos menus ne choisissent pas à sa place.",
    correct: "Corriger sa santé dans son profil",
  },
  down: {
    title: "Son profil ne s’affiche pas",
    text: "Nos services ne répondent pas pour l’instant. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Mon compte",
  },
} as const;
