import { ofName } from "../../text/of-name.ts";

const nbsp = "\u00a0";

interface Named {
  name: string;
}

interface Course {
  /** −1 if the animal is to lose weight. */
  isGain: boolean;
}

export const weightPlanTexts = {
  title: ({ name }: Named) => `Le plan de poids ${ofName(name)}`,
  step: "Plan de poids",
  goal: `Objectif${nbsp}: {{target}}${nbsp}kg. Prochaine pesée le {{day}}.`,
  goalUndated: `Objectif${nbsp}: {{target}}${nbsp}kg.`,
  next: "Prochaine pesée le {{day}}.",
  see: "Voir son plan",
  back: "Revenir à sa page",
  offer: {
    card: `Son poids de forme est d’environ {{target}}${nbsp}kg. Un plan l’y amène en douceur.`,
    start: "Préparer un plan",
    facts: ({ start, target }: { start: string; target: string }) =>
      `De ${start} à ${target}${nbsp}kg, d’après sa silhouette.`,
    length: ({ fewest, most }: { fewest: number; most: number }) =>
      fewest === most ? `En ${most}${nbsp}semaines environ.` : `En ${fewest} à ${most}${nbsp}semaines.`,
    rate: ({ slow, fast, isGain }: Course & { slow: string; fast: string }) =>
      `De ${slow} à ${fast}${nbsp}% ${isGain ? "de plus" : "de moins"} par semaine, jamais plus vite.`,
    weighings:
      "Une pesée toutes les deux semaines. Un e-\u2060mail vous le rappelle, et vous notez son poids sans connexion.",
    nothing: "Sa ration et votre abonnement ne changent pas d’eux-mêmes. Nous vous proposons, vous décidez.",
    vet: "Faites valider cet objectif par votre vétérinaire.",
    obese: "Son surpoids est important. Voyez d’abord votre vétérinaire, qui validera cet objectif.",
    weight: "Poids d’aujourd’hui, en kilos",
    weightHint: "Pesez votre animal avant de commencer.",
    otherWeight: `Son poids de {{weight}}${nbsp}kg est enregistré. Voici son plan à ce poids. Vérifiez-le, puis commencez.`,
    submit: "Commencer le plan",
    pending: "Un instant…",
    started: `Le plan commence. Première pesée le {{day}}.`,
    startedUndated: "Le plan commence.",
  },
  health: {
    label: ({ isFemale }: { isFemale: boolean }) =>
      isFemale
        ? "Est-elle malade, sous traitement, gestante ou allaitante\u00a0?"
        : "Est-il malade ou sous traitement\u00a0?",
    no: "Non",
    yes: "Oui",
    missing: "Répondez par oui ou par non.",
    refused:
      "Dans ce cas, seul votre vétérinaire peut fixer son poids et son rythme. Aucun plan n’a commencé.",
  },
  refused: {
    incomplete: "Indiquez son poids, son âge, sa silhouette et sa santé pour connaître son poids de forme.",
    vet: "Pour sa santé, c’est à votre vétérinaire de fixer son poids et son rythme.",
    young:
      "Sa croissance n’est pas finie. Un plan de poids attend l’âge adulte. Un doute\u00a0? Voyez votre vétérinaire.",
    "very-thin": "Sa maigreur peut avoir une cause à soigner. Voyez d’abord votre vétérinaire.",
    "good-shape": "Sa silhouette est idéale. Continuez ainsi.",
  },
  complete: "Compléter son profil",
  verdict: {
    first: "Notez son premier poids à la prochaine pesée.",
    "on-course": "Bon rythme, continuez ainsi.",
    slow: ({ isGain }: Course) =>
      isGain
        ? "Son poids n’augmente pas comme prévu. Vérifiez que sa gamelle est finie chaque jour."
        : "Son poids ne baisse pas comme prévu. Pesez sa ration, et comptez les friandises.",
    reached: "Objectif atteint. Indiquez sa nouvelle silhouette dans son profil, sa ration la suivra.",
    "too-fast": "Son poids change trop vite. Voyez votre vétérinaire avant de continuer.",
    stalled: ({ isGain }: Course) =>
      `Son poids n’a pas ${isGain ? "augmenté" : "baissé"} en quatre semaines. Demandez conseil à votre vétérinaire.`,
    vet: "Pour sa santé, c’est maintenant à votre vétérinaire de fixer son poids et son rythme.",
  },
  shape: "Mettre à jour sa silhouette",
  weigh: "Noter son poids",
  now: `{{weight}}${nbsp}kg, objectif {{target}}${nbsp}kg`,
  curve: {
    title: "Sa courbe",
    label: ({ name, start, target }: Named & { start: string; target: string }) =>
      `Courbe du poids ${ofName(name)}, de ${start} à ${target}${nbsp}kg`,
    measured: "Ses pesées",
    course: "Le rythme conseillé",
    table: "Toutes les dates",
    day: "Jour",
    expected: "Prévu",
    weight: "Pesé",
    kilograms: `{{weight}}${nbsp}kg`,
    range: ({ from, to }: { from: string; to: string }) =>
      from === to ? `${from}${nbsp}kg` : `${from} à ${to}${nbsp}kg`,
    none: "—",
    down: "Ses pesées ne s’affichent pas pour l’instant. Elles sont toujours enregistrées.",
  },
  ration: {
    title: "Sa ration pendant le plan",
    energy: `{{kcal}}${nbsp}kcal par jour, calculées pour {{target}}${nbsp}kg.`,
    grams: `{{name}}${nbsp}: {{grams}}${nbsp}g par jour`,
    either: "Chaque ligne est une ration complète. Donnez l’un ou l’autre.",
    none: "Quand vous lui choisirez un de nos repas, sa ration en grammes s’affichera ici.",
    down: "Sa ration ne s’affiche pas pour l’instant. Revenez dans quelques minutes.",
    lasts: ({ days, every }: { days: number; every: string }) =>
      `À cette ration, son colis dure ${days}${nbsp}jours. Vous le recevez ${every}.`,
    fits: "C’est le bon rythme, rien à changer.",
    shared: "Ce colis nourrit aussi d’autres animaux. Ajustez-le d’après ce qu’il vous reste.",
    frequency: "Changer le rythme",
    quantities: "Changer les quantités",
  },
  stop: {
    title: "Arrêter le plan",
    text: "Vous ne recevrez plus d’e-\u2060mail de pesée. Ses poids restent dans son profil.",
    submit: "Arrêter le plan",
    done: ({ name }: Named) => `Le plan ${ofName(name)} est arrêté. Ses poids restent dans son profil.`,
  },
  notSaved: "Rien n’a été modifié. Réessayez dans quelques instants.",
  unsure: "Nous ne savons pas si c’est enregistré. Rouvrez cette page dans un instant, avant de recommencer.",
  down: {
    card: "Son plan ne s’affiche pas pour l’instant. Revenez dans quelques minutes.",
  },
} as const;
