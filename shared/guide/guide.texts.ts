import type { AnimalGender, AnimalKind } from "../animal/animal.ts";
import { capitalised } from "../text/capitalised.ts";

export interface Asked {
  name: string;
  kind: AnimalKind;
  gender: AnimalGender | null;
}

const own = {
  dog: { male: "votre chien", female: "votre chienne" },
  cat: { male: "votre chat", female: "votre chatte" },
};

const named = ({ name, kind, gender }: Asked) => name || own[kind][gender ?? "male"];
const begun = (asked: Asked) => capitalised(named(asked));
const pronoun = ({ gender }: Asked) => (gender === "female" ? "elle" : "il");

export const guideTexts = {
  title: "Guide des croquettes",
  place: "Question {{at}} sur {{of}}",
  previous: "Précédent",
  next: "Continuer",
  pending: "Un instant…",
  questions: {
    nom: ({ kind }: Asked) => `Comment s’appelle ${own[kind].male}\u00a0?`,
    race: (asked: Asked) => `De quelle race est ${named(asked)}\u00a0?`,
    age: (asked: Asked) => `Quel âge a ${named(asked)}\u00a0?`,
    poids: (asked: Asked) => `Combien pèse ${named(asked)}\u00a0?`,
    sterilisation: (asked: Asked) =>
      `${begun(asked)} est-${pronoun(asked)} stérilisé${asked.gender === "female" ? "e" : ""}\u00a0?`,
    silhouette: (asked: Asked) => `Quelle silhouette a ${named(asked)}\u00a0?`,
    activite: (asked: Asked) => `${begun(asked)} bouge-t-${pronoun(asked)} beaucoup\u00a0?`,
    sante: (asked: Asked) => `${begun(asked)} a-t-${pronoun(asked)} un souci de santé\u00a0?`,
    alimentation: (asked: Asked) => `Que mange ${named(asked)} aujourd’hui\u00a0?`,
    marque: (asked: Asked) => `Quelles croquettes mange ${named(asked)}\u00a0?`,
  },
  together: {
    profile: ({ kind }: Asked) => `Parlez-nous de ${own[kind].male}`,
    shape: (asked: Asked) => `Dans quelle forme est ${named(asked)}\u00a0?`,
    diet: (asked: Asked) => `${begun(asked)}\u00a0: santé et alimentation`,
  },
  places: ({ from, to, of }: { from: number; to: number; of: number }) =>
    `Questions ${from} ${to === from + 1 ? "et" : "à"} ${to} sur ${of}`,
  fields: {
    feeds: "Plusieurs réponses possibles",
    weight: (asked: Asked) => `Combien pèse ${named(asked)}, en kilos\u00a0?`,
    onlyThisBrand: ({ gender }: Asked) =>
      gender === "female" ? "Elle ne mange que cette marque" : "Il ne mange que cette marque",
  },
  entrance: {
    heading: "Pour qui cherchez-vous des croquettes\u00a0?",
    lead: "Dix questions, moins d’une minute\u00a0: nous vous disons quoi donner, combien et pourquoi.",
    own: "Vos animaux",
    other: "Un autre animal",
    draft: "Vous aviez commencé pour {{name}}. Vos réponses sont toujours là.",
    replaces: "Vos réponses pour {{name}} seront alors remplacées.",
    someone: { dog: "un chien", cat: "un chat" },
    resume: "Reprendre",
    kinds: { dog: "Un chien", cat: "Un chat" },
    missing: "Choisissez un chien ou un chat.",
  },
  unsure:
    "Nous ne savons pas si son profil a été enregistré. Votre réponse est toujours là\u00a0: envoyez-la de nouveau, rien n’est écrit deux fois.",
  notSaved: "Son profil n’a pas pu être enregistré. Votre réponse est toujours là\u00a0: réessayez.",
} as const;
