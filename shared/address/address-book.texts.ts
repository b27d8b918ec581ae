export const addressBookTexts = {
  title: "Mes adresses",
  home: "Accueil",
  intro:
    "Votre adresse favorite est proposée en premier à chaque commande. Les commandes déjà passées ne changent pas.",
  elsewhere: {
    text: "Changer une adresse ici ne change pas celle d’un abonnement.",
    delivered: "{{name}}\u00a0: la livraison se fait toujours à une adresse absente de ce carnet, {{place}}.",
    change: "Changer l’adresse de l’abonnement",
  },
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
    text: "Enregistrez-en une pour commander plus vite la prochaine fois.",
  },
  down: {
    title: "Vos adresses sont momentanément inaccessibles",
    text: "Elles sont toujours enregistrées. Réessayez dans quelques instants.",
    retry: "Réessayer",
    back: "Retour à mon compte",
  },
  form: {
    save: "Enregistrer l’adresse",
    pending: "Enregistrement…",
    cancel: "Annuler",
    required: "Tous les champs sont obligatoires, sauf mention contraire.",
  },
  confirm: {
    title: "Supprimer cette adresse\u00a0?",
    text: "Elle ne sera plus proposée. Les commandes déjà passées ne changent pas.",
    favourite: "C’est votre adresse favorite. Vous pourrez en choisir une autre ensuite.",
    yes: "Supprimer l’adresse",
    no: "Garder l’adresse",
  },
} as const;

export const addressBookNotices = {
  added: "Votre adresse a bien été ajoutée.",
  changed: "Votre adresse a bien été modifiée.",
  corrected: "Votre carnet a bien été corrigé. Validez ci-dessous l’adresse à utiliser ici.",
  removed: "L’adresse a bien été supprimée.",
  favourite: "Votre changement d’adresse a bien été pris en compte.",
  gone: "Cette adresse n’existe plus.",
  goneMeanwhile:
    "Cette adresse a été supprimée entre-temps. Enregistrez ce que vous avez saisi comme nouvelle adresse.",
  notSaved:
    "Votre adresse n’est pas enregistrée. Votre saisie est toujours là, réessayez dans quelques instants.",
  unsure:
    "Nous ne savons pas si votre adresse est enregistrée. Regardez dans la liste avant de recommencer. Votre saisie est toujours là.",
  notRemoved: "L’adresse n’est pas supprimée. Réessayez dans quelques instants.",
  unsureRemoved:
    "Nous ne savons pas si l’adresse est supprimée. Rechargez cette liste dans quelques instants.",
  unsureFavourite:
    "Nous ne savons pas si votre adresse favorite a changé. Rechargez cette liste dans quelques instants.",
  notFavourite: "Votre adresse favorite n’a pas changé. Réessayez dans quelques instants.",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
