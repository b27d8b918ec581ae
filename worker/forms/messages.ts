import type { Verdict } from "./refusal.ts";

/** `unknown` is said instead of `unavailable` if nobody knows what became of the write. */
export type VerdictMessages = Partial<Record<Verdict | "unknown", string>>;

const general = {
  malformed: "Cette demande n’a pas pu être lue.",
  robot:
    "Nous n’avons pas pu vérifier que vous n’êtes pas un robot, et nous en sommes désolés. Réessayez, ou écrivez-nous.",
  gone: "Ce que vous cherchez n’existe plus.",
  "too-large":
    "Rien n’a été envoyé\u00a0: votre texte est trop long pour ce formulaire. Raccourcissez-le, puis réessayez.",
  unreadable: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
  wrong: "Une erreur est survenue",
  early: "C’était très rapide\u00a0! Relisez, puis envoyez de nouveau.",
  "too-often": "Trop d’essais en peu de temps. Patientez une minute, puis réessayez\u00a0: rien n’est perdu.",
  enough:
    "Trop de demandes ont déjà été faites pour cette adresse e-\u2060mail en 24\u00a0heures\u00a0: rien n’a été envoyé. Réessayez demain.",
  unavailable:
    "Une erreur est survenue. Ce que vous avez saisi est toujours là\u00a0: réessayez dans quelques instants.",
};

export const messageFor = (verdict: Verdict, own: VerdictMessages): string =>
  own[verdict] ?? general[verdict];
