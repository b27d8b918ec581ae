import type { Refusal, Verdict } from "./refusal.ts";

/** `unknown` replaces `unavailable` if the outcome of the write is unknown. */
export type VerdictMessages = Partial<Record<Exclude<Verdict, "enough"> | "unknown", string>> & {
  enough?: (wait: string) => string;
};

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
  "too-often": "Trop d’essais en peu de temps. Patientez une minute, puis réessayez.",
  enough: (wait: string) =>
    `Trop de demandes ont déjà été faites pour cette adresse e-\u2060mail en 24\u00a0heures\u00a0: rien n’a été envoyé. Réessayez ${wait}.`,
  unavailable:
    "Une erreur est survenue. Ce que vous avez saisi est toujours là\u00a0: réessayez dans quelques instants.",
};

export const messageFor = (
  { verdict, wait }: Pick<Refusal, "verdict" | "wait">,
  own: VerdictMessages,
): string =>
  verdict === "enough" ? (own.enough ?? general.enough)(waitText(wait)) : (own[verdict] ?? general[verdict]);

export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const [count, unit] = minutes < 60 ? [minutes, "minute"] : [Math.ceil(minutes / 60), "heure"];
  return `dans ${count}\u00a0${unit}${count > 1 ? "s" : ""}`;
}
