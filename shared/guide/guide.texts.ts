import type { AnimalGender, AnimalKind } from "../animal/animal.ts";
import { capitalised } from "../text/capitalised.ts";

export interface GuideAnimal {
  name: string;
  kind: AnimalKind;
  gender: AnimalGender | null;
}

const own = {
  dog: { male: "votre chien", female: "votre chienne" },
  cat: { male: "votre chat", female: "votre chatte" },
};

const named = ({ name, kind, gender }: GuideAnimal) => name || own[kind][gender ?? "male"];
const begun = (asked: GuideAnimal) => capitalised(named(asked));
const pronoun = ({ gender }: GuideAnimal) => (gender === "female" ? "elle" : "il");

export const guideTexts = {
  title: "Guide des croquettes",
  place: "Question {{at}} sur {{of}}",
  previous: "Précédent",
  next: "Continuer",
  pending: "Un instant…",
  questions: {
    nom: ({ kind }: GuideAnimal) => `Comment s’appelle ${own[kind].male}\u00a0?`,
    race: (asked: GuideAnimal) => `De quelle race est ${named(asked)}\u00a0?`,
    age: (asked: GuideAnimal) => `Quel âge a ${named(asked)}\u00a0?`,
    poids: (asked: GuideAnimal) => `Combien pèse ${named(asked)}\u00a0?`,
    sterilisation: (asked: GuideAnimal) =>
      `${begun(asked)} est-\u2060${pronoun(asked)} stérilisé${asked.gender === "female" ? "e" : ""}\u00a0?`,
    silhouette: (asked: GuideAnimal) => `Quelle silhouette a ${named(asked)}\u00a0?`,
    activite: (asked: GuideAnimal) => `${begun(asked)} bouge-\u2060t-\u2060${pronoun(asked)} beaucoup\u00a0?`,
    sante: (asked: GuideAnimal) =>
      `${begun(asked)} a-\u2060t-\u2060${pronoun(asked)} un souci de santé\u00a0?`,
    alimentation: (asked: GuideAnimal) => `Que mange ${named(asked)} aujourd’hui\u00a0?`,
    marque: (asked: GuideAnimal) => `Quelles croquettes mange ${named(asked)}\u00a0?`,
  },
  pages: {
    age: (asked: GuideAnimal) => `${begun(asked)}\u00a0: âge, poids et stérilisation`,
    alimentation: (asked: GuideAnimal) => `Que mange ${named(asked)} aujourd’hui\u00a0?`,
  },
  together: {
    profile: ({ kind }: GuideAnimal) => `Parlez-nous de ${own[kind].male}`,
    shape: (asked: GuideAnimal) => `Dans quelle forme est ${named(asked)}\u00a0?`,
    diet: (asked: GuideAnimal) => `${begun(asked)}\u00a0: santé et alimentation`,
  },
  places: ({ from, to, of }: { from: number; to: number; of: number }) =>
    `Questions ${from} ${to === from + 1 ? "et" : "à"} ${to} sur ${of}`,
  fields: {
    feeds: "Plusieurs réponses possibles",
    allergies: "Une allergie et un autre souci\u00a0?",
    alsoAllergies: "Et une allergie en plus\u00a0?",
    allergiesHint: "Cochez d’abord l’allergie. Choisissez ensuite l’autre souci.",
    weight: (asked: GuideAnimal) => `Combien pèse ${named(asked)}, en kilos\u00a0?`,
  },
  start: { question: "Trouvez sa croquette en une minute. Pour qui\u00a0?" },
  entrance: {
    heading: "Pour qui cherchez-vous des croquettes\u00a0?",
    lead: "Dix questions, une minute\u00a0: quoi lui donner, combien, et pourquoi.",
    own: "Vos animaux",
    other: "Un autre animal",
    draft: "Vos réponses pour {{name}} sont toujours là.",
    replaces: "Vos réponses pour {{name}} seront alors remplacées.",
    someone: { dog: "un chien", cat: "un chat" },
    resume: "Reprendre",
    kinds: { dog: "Un chien", cat: "Un chat" },
    missing: "Choisissez un chien ou un chat.",
  },
  unsure:
    "Nous ne savons pas si son profil est enregistré. Votre réponse est toujours là, envoyez-la de nouveau.",
  notSaved: "Son profil n’est pas enregistré. Votre réponse est toujours là, réessayez.",
} as const;
