import { ofName } from "../../text/of-name.ts";

interface Named {
  name: string;
}

export const animalRemovalTexts = {
  title: ({ name }: Named) => `Supprimer le profil ${ofName(name)}\u00a0?`,
  intro:
    "Son profil, l’historique de son poids et sa photo seront effacés de votre compte. Vos commandes et vos abonnements ne changent pas.",
  reason: "Pour quelle raison\u00a0?",
  required: "Choisissez une raison.",
  reasons: {
    "moved-away": "Mon animal ne vit plus avec moi",
    "new-home": "Une nouvelle famille l’accueille",
    mistake: "Son profil a été créé par erreur",
    died: "Mon animal nous a quittés",
    other: "Une autre raison",
  },
  yes: "Supprimer son profil",
  pending: "Suppression…",
  no: "Garder son profil",
  notices: {
    removed: ({ name }: Named) => `Le profil ${ofName(name)} a bien été supprimé.`,
    gone: "Le profil de cet animal n’existe plus.",
    notRemoved: "Le profil n’est pas supprimé. Réessayez dans quelques instants.",
    unsure:
      "Nous ne savons pas si le profil est supprimé. Regardez la liste de vos animaux avant de recommencer.",
  },
  farewell: {
    died: {
      title: "Nous pensons à vous",
      named:
        "Perdre {{name}}, c’est perdre un compagnon de tous les jours. Toute l’équipe vous souhaite beaucoup de courage.",
      unnamed:
        "Perdre un animal, c’est perdre un compagnon de tous les jours. Toute l’équipe vous souhaite beaucoup de courage.",
    },
    "new-home": {
      title: "Belle vie dans sa nouvelle famille",
      named: "Nous souhaitons à {{name}} beaucoup de bonheur.",
      unnamed: "Nous lui souhaitons beaucoup de bonheur.",
    },
    "moved-away": {
      title: "Son profil est supprimé",
      named: "{{name}} n’est plus dans votre compte.",
      unnamed: "Cet animal n’est plus dans votre compte.",
    },
    mails: "Vous ne recevrez plus de conseils à son sujet.",
  },
  subscriptions: {
    title: "Et son abonnement\u00a0?",
    intro:
      "Rien n’est changé sans vous. Si ce qui est livré était pour votre animal, vous pouvez mettre l’abonnement en pause, en changer les quantités ou l’arrêter.",
    next: "Prochain colis le {{day}}",
    pause: "Mettre en pause",
    quantities: "Changer les quantités",
    end: "Résilier l’abonnement",
    all: "Voir mes abonnements",
    down: "Vos abonnements sont momentanément inaccessibles. Revenez dans quelques instants.",
  },
} as const;
