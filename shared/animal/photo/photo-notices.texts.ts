import { ofName } from "../../text/of-name.ts";

interface Named {
  name: string;
}

export const photoNotices = {
  saved: ({ name }: Named) => `La photo ${ofName(name)} est enregistrée.`,
  removed: ({ name }: Named) => `La photo ${ofName(name)} est retirée.`,
  notSaved: "La nouvelle photo n’est pas encore dans le profil. Réessayez, sans la renvoyer.",
  unsureRemoved: "Nous ne savons pas si la photo est retirée. Rechargez le profil dans quelques instants.",
  unsure: "Nous ne savons pas si la nouvelle photo est dans le profil. Réessayez, sans la renvoyer.",
  notSent: "La photo n’est pas partie. Réessayez dans quelques instants.",
  notKept: "La photo est arrivée, mais elle n’est pas encore dans le profil. Réessayez, sans la renvoyer.",
  notRemoved: "La photo n’est pas retirée. Réessayez dans quelques instants.",
  otherHost: "Cette photo n’est pas arrivée jusqu’à nous. Choisissez-la de nouveau.",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
