import { ofName } from "../../text/of-name.ts";

interface Named {
  name: string;
}

export const animalFormScreenTexts = {
  addTitle: "Ajouter un animal",
  addTitles: { dog: "Ajouter un chien", cat: "Ajouter un chat" },
  editTitle: ({ name }: Named) => `Modifier le profil ${ofName(name)}`,
  unnamed: "votre animal",
  first: "Vous n’avez pas encore d’animal dans votre compte\u00a0: commençons par le premier.",
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
  required: "Tous les champs sont obligatoires, sauf ceux marqués facultatifs.",
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
    text: "Notre service ne répond pas. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Retour à mes animaux",
  },
} as const;

export const animalNotices = {
  added: "{{name}} fait maintenant partie de vos animaux.",
  changed: ({ name }: Named) => `Le profil ${ofName(name)} a bien été enregistré.`,
  changedMeanwhile:
    "Ce profil a changé entre-temps, dans un autre onglet ou sur un autre appareil. Rien n’a encore été enregistré\u00a0: vérifiez ce que vous avez saisi, puis enregistrez.",
  alreadyThere:
    "{{name}} est déjà dans votre compte, avec d’autres réponses. Rien n’a encore été enregistré\u00a0: vérifiez ce que vous avez saisi, puis enregistrez.",
  differing: "Actuellement dans le profil\u00a0: {{fields}}.",
  notSaved:
    "Le profil n’a pas pu être enregistré\u00a0: notre service ne répond pas. Rien n’est perdu, réessayez dans quelques instants.",
  unsure:
    "Notre service ne répond pas, et nous ne savons pas si le profil est enregistré. Consultez la liste de vos animaux avant de recommencer\u00a0: ce que vous avez saisi est toujours là.",
  none: "rien",
  yes: "oui",
  no: "non",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
