import { ofName } from "../../text/of-name.ts";

interface Named {
  name: string;
}

export const animalFormScreenTexts = {
  addTitle: "Ajouter un animal",
  addTitles: { dog: "Ajouter un chien", cat: "Ajouter un chat" },
  editTitle: ({ name }: Named) => `Modifier le profil ${ofName(name)}`,
  unnamed: "votre animal",
  first: "Vous n’avez pas encore d’animal dans votre compte. Commençons par le premier.",
  which: "Un chien ou un chat\u00a0?",
  whichText: "Les questions ne sont pas tout à fait les mêmes.",
  whichOf: "Est-ce un chien ou un chat\u00a0?",
  whichOfText: "Son profil ne le dit pas encore.",
  kinds: { dog: "Un chien", cat: "Un chat" },
  guide: {
    text: "Vous cherchez aussi quoi lui donner\u00a0?",
    link: "Répondez au guide, son profil sera rempli d’avance",
  },
  intro: "Deux minutes suffisent.",
  required: "Tous les champs sont obligatoires, sauf mention contraire.",
  sections: { identity: "Qui est-ce\u00a0?", body: "Sa forme", food: "Ses repas" },
  save: "Enregistrer",
  add: "Ajouter cet animal",
  pending: "Enregistrement…",
  cancel: "Annuler",
  otherKind: { dog: "C’est un chat\u00a0?", cat: "C’est un chien\u00a0?" },
  removeHint: "Cet animal ne vit plus avec vous\u00a0?",
  remove: "Supprimer son profil",
  down: {
    title: "Ce formulaire est momentanément inaccessible",
    text: "Les profils de vos animaux sont toujours enregistrés. Réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Retour à mes animaux",
  },
} as const;

export const animalNotices = {
  added: "{{name}} fait maintenant partie de vos animaux.",
  changed: ({ name }: Named) => `Le profil ${ofName(name)} a bien été enregistré.`,
  changedMeanwhile:
    "Ce profil a changé entre-temps, dans un autre onglet ou sur un autre appareil. Vérifiez votre saisie, puis enregistrez.",
  alreadyThere:
    "{{name}} est déjà dans votre compte, avec d’autres réponses. Vérifiez votre saisie, puis enregistrez.",
  differing: "Actuellement dans le profil\u00a0: {{fields}}.",
  notSaved: "Le profil n’est pas enregistré. Votre saisie est toujours là, réessayez dans quelques instants.",
  unsure:
    "Nous ne savons pas si le profil est enregistré. Regardez la liste de vos animaux avant de recommencer. Votre saisie est toujours là.",
  none: "rien",
  yes: "oui",
  no: "non",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
