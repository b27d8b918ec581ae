export const addressBookTexts = {
  title: "Mes adresses",
  home: "Accueil",
  intro:
    "Votre adresse favorite est proposée en premier à chaque commande. Modifier une adresse ici ne change rien aux commandes déjà passées.",
  list: "Adresses enregistrées",
  favourite: "Favorite",
  add: "Ajouter une adresse",
  addTitle: "Nouvelle adresse",
  editTitle: "Modifier l’adresse",
  edit: "Modifier",
  remove: "Supprimer",
  makeFavourite: "Choisir comme favorite",
  phone: "Téléphone",
  instructions: "Consignes\u00a0:",
  empty: {
    title: "Pas encore d’adresse",
    text: "Enregistrez-en une\u00a0: elle vous sera proposée à votre prochaine commande.",
  },
  down: {
    title: "Vos adresses sont momentanément inaccessibles",
    text: "Notre service ne répond pas. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Retour à mon compte",
  },
  form: {
    save: "Enregistrer l’adresse",
    pending: "Enregistrement…",
    cancel: "Annuler",
    required: "Tous les champs sont obligatoires, sauf ceux marqués facultatifs.",
  },
  confirm: {
    title: "Supprimer cette adresse\u00a0?",
    text: "Elle ne sera plus proposée dans vos commandes. Celles qui sont déjà passées ne changent pas.",
    favourite: "C’est votre adresse favorite\u00a0: vous pourrez en choisir une autre ensuite.",
    yes: "Supprimer l’adresse",
    no: "Garder l’adresse",
  },
} as const;

export const addressBookNotices = {
  added: "Votre adresse a bien été ajoutée.",
  changed: "Votre adresse a bien été modifiée.",
  removed: "L’adresse a bien été supprimée.",
  favourite: "Votre changement d’adresse a bien été pris en compte.",
  gone: "Cette adresse n’existe plus.",
  goneMeanwhile:
    "Cette adresse n’existe plus\u00a0: elle a été supprimée entre-temps. Ce que vous avez saisi est toujours là, à enregistrer comme nouvelle adresse.",
  notSaved:
    "Votre adresse n’a pas pu être enregistrée\u00a0: notre service ne répond pas. Rien n’est perdu, réessayez dans quelques instants.",
  unsure:
    "Notre service ne répond pas, et nous ne savons pas si votre adresse est enregistrée. Consultez la liste de vos adresses avant de recommencer\u00a0: ce que vous avez saisi est toujours là.",
  notRemoved: "L’adresse n’a pas pu être supprimée. Réessayez dans quelques instants.",
  unsureRemoved:
    "Notre service ne répond pas, et nous ne savons pas si l’adresse est supprimée. Rechargez cette liste dans quelques instants pour le savoir.",
  unsureFavourite:
    "Notre service ne répond pas, et nous ne savons pas si votre adresse favorite a changé. Rechargez cette liste dans quelques instants pour le savoir.",
  notFavourite: "Votre adresse favorite n’a pas pu être changée. Réessayez dans quelques instants.",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
