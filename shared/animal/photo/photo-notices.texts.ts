import { ofName } from "../../text/of-name.ts";

interface Named {
  name: string;
}

export const photoNotices = {
  saved: ({ name }: Named) => `La photo ${ofName(name)} est enregistrée.`,
  removed: ({ name }: Named) => `La photo ${ofName(name)} est retirée.`,
  notSaved:
    "La photo est arrivée, mais n’a pas pu être enregistrée dans le profil\u00a0: l’ancienne reste en place. Réessayez\u00a0: elle ne sera pas envoyée une seconde fois.",
  unsureRemoved:
    "Notre service ne répond pas, et nous ne savons pas si la photo est retirée. Rechargez le profil dans quelques instants pour le savoir.",
  unsure:
    "La photo est arrivée, mais nous ne savons pas encore si elle est enregistrée dans le profil. Réessayez\u00a0: elle ne sera pas envoyée une seconde fois.",
  notSent:
    "Notre service ne répond pas\u00a0: la photo n’a pas été envoyée. Réessayez dans quelques instants.",
  notKept:
    "Notre service ne répond pas. La photo est bien arrivée\u00a0: réessayez, elle ne sera pas envoyée une seconde fois.",
  notRemoved: "La photo n’a pas pu être retirée. Réessayez dans quelques instants.",
  otherHost: "Cette photo ne vient pas de notre service de photos. Choisissez-la de nouveau.",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
