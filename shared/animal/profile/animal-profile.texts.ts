import { onFirstUse } from "../../on-first-use.ts";
import { agreed } from "../../text/agreed.ts";
import { ofName } from "../../text/of-name.ts";

const nbsp = "\u00a0";

const list = onFirstUse(() => new Intl.ListFormat("fr-FR"));

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
    text: "Plus nous en savons, plus sa ration est juste.",
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
    down: "Ses pesées ne s’affichent pas pour l’instant. Elles sont toujours enregistrées. Revenez dans quelques minutes.",
  },
  advice: {
    energy: "Il lui faut environ {{kcal}}\u00a0kcal par jour.",
    ration: `{{grams}}${nbsp}g par jour`,
    lasts: ({ format, days }: { format: string; days: number }) =>
      `Un format de ${format} dure ${days}${nbsp}${days > 1 ? "jours" : "jour"}.`,
    more: "Comparer et vérifier chaque calcul",
    vet: "Pour sa santé, c’est à votre vétérinaire de choisir ses repas. Nous ne conseillons rien à sa place.",
    none: "Nous n’avons rien à lui conseiller pour l’instant. Demandez à notre service client, qui connaît chaque recette.",
    service: "Nous écrire",
    incomplete: "Indiquez au moins son poids et son âge pour connaître sa ration.",
    complete: "Compléter son profil",
    down: "Nos conseils ne s’affichent pas pour l’instant. Revenez dans quelques minutes.",
  },
  logbook: {
    none: "À son prochain changement d’aliment, {{name}} aura ici son premier jour, sa transition, sa pesée et la fin du paquet.",
    down: "Son carnet de route ne s’affiche pas pour l’instant. Revenez dans quelques minutes.",
  },
  meals: {
    next: "Prochain colis le {{day}}",
    paused: "En pause",
    pausedUntil: "En pause jusqu’au {{day}}",
    number: `Abonnement n°${nbsp}{{number}}`,
    item: `{{quantity}}${nbsp}× {{name}}`,
    shared: ({ names }: { names: readonly string[] }) =>
      `Partagé avec ${list().format(names)}${nbsp}: ce qu’il reste est calculé pour tous.`,
    mayShare: ({ names }: { names: readonly string[] }) =>
      `${list().format(names)} en ${names.length > 1 ? "mangent" : "mange"} peut-être aussi.`,
    mixed: "Ce colis nourrit aussi d’autres animaux. Changer sa date la change pour tous.",
    stockDown: "Ce qu’il reste à la maison ne s’affiche pas pour l’instant.",
    none: "Avec un abonnement, {{name}} reçoit ses repas avant la fin du sac, 10\u00a0% moins cher. Deux livraisons au minimum, puis sans engagement.",
    noneVet: "{{name}} n’a pas encore d’abonnement.",
    choose: "Choisir ses repas",
    all: "Mes abonnements",
    down: "Son abonnement ne s’affiche pas pour l’instant. Il n’a pas changé. Revenez dans quelques minutes.",
  },
  guides: {
    food: "Ses croquettes, sa ration et les raisons de ce choix",
    foodText: "Les produits qui lui conviennent, comparés, avec le détail de chaque calcul.",
    menu: "Croquettes et pâtée dans une seule ration",
    menuText: "Un menu à sa mesure, avec de la pâtée trois fois par semaine ou tous les jours.",
    vet: "Tant qu’un vétérinaire suit sa santé, nos guides et nos menus ne choisissent pas à sa place.",
    correct: "Corriger sa santé dans son profil",
  },
  down: {
    title: "Son profil ne s’affiche pas",
    text: "Il est toujours enregistré. Réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Mon compte",
  },
} as const;
