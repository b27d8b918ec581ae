import { ofShop } from "../identity.ts";
export const personalTexts = {
  intro: "Vous pouvez changer vos informations à tout moment. Chaque partie s’enregistre séparément.",
  save: "Enregistrer",
  pending: "Enregistrement…",
  undo: "Annuler",
  undoing: "Un instant…",
  identity: {
    title: "Vous",
    text: "Nom et civilité servent à vous écrire. La date de naissance est facultative.",
    noGender: "Ne pas préciser",
  },
  email: {
    title: "Adresse e-mail",
    text: "Elle sert à vous connecter et à recevoir vos confirmations de commande.",
    current: "Votre adresse actuelle",
    verified: "Confirmée",
    unverified: "À confirmer",
    unverifiedText:
      "Nous vous avons envoyé un e-\u2060mail avec un lien, valable sept jours. En attendant, vous pouvez déjà vous connecter avec cette adresse. Nous vous y écrivons aussi.",
    resend: "Renvoyer l’e-mail",
    label: "Nouvelle adresse e-mail",
    what: "La nouvelle adresse remplace l’ancienne aussitôt, et vos autres appareils sont déconnectés. Nous y envoyons un lien pour la confirmer, et prévenons l’ancienne.",
    whatHere:
      "La nouvelle adresse remplace l’ancienne aussitôt. Nous y envoyons un lien pour la confirmer, et prévenons l’ancienne.",
    submit: "Changer d’adresse",
    taken: "Cette adresse e-\u2060mail est déjà utilisée par un autre compte. Choisissez-en une autre.",
    same: "C’est déjà votre adresse e-\u2060mail.",
  },
  communications: {
    title: "Ce que vous recevez",
    text: "Les e-\u2060mails qui concernent vos commandes arrivent toujours.",
    newsletter: `Je souhaite recevoir les conseils et les offres ${ofShop}.`,
    language: "Langue des courriers et des e-\u2060mails",
  },
  password: {
    title: "Mot de passe",
    text: "Un nouveau mot de passe déconnecte vos autres appareils. Celui-ci reste connecté.",
    textHere: "Cet appareil reste connecté quand vous changez de mot de passe.",
    none: "Vous vous connectez par {{name}} et n’avez pas de mot de passe\u00a0? Déconnectez-vous, puis choisissez «\u00a0Mot de passe oublié\u00a0» pour en créer un.",
    current: "Mot de passe actuel",
    new: "Nouveau mot de passe",
    missing: "Saisissez votre mot de passe actuel.",
    wrong: "Ce n’est pas votre mot de passe actuel.",
    submit: "Changer de mot de passe",
  },
  data: {
    title: "Mes données",
    text: "Dans un fichier JSON\u00a0: compte, adresses, commandes, abonnements, animaux, parrainages et messages.",
    submit: "Télécharger mes données",
    pending: "Préparation du fichier…",
  },
  deletion: {
    text: "Vous pouvez nous demander de supprimer votre compte et vos données.",
    open: "Demander la suppression…",
    received: "Nous avons reçu votre demande le {{date}}.",
    next: "Notre service client supprime votre compte dans le mois, et vous écrit quand c’est fait. D’ici là, vous pouvez vous en servir.",
    logout: "Me déconnecter",
    confirmTitle: "Supprimer votre compte\u00a0?",
    confirmIntro: "En demandant la suppression\u00a0:",
    points: {
      whatGoes:
        "Votre compte, vos adresses, vos animaux et vos parrainages seront supprimés. Vous ne pourrez plus vous connecter, ni retrouver vos commandes.",
      whatStays:
        "Nous conservons les factures dix ans, les commandes, les résiliations et les rétractations cinq ans, comme la loi le demande.",
      when: "Notre service client s’en charge dans le mois, et vous écrit quand c’est fait. Vous pouvez changer d’avis jusque-là, en répondant à l’e-\u2060mail qui confirme votre demande.",
      notYet: "Si un contrat est en cours, par exemple un abonnement, il doit d’abord prendre fin.",
    },
    subscriptions: "Voir mes abonnements",
    exportFirst: "Pensez à télécharger vos données avant.",
    yes: "Demander la suppression",
    pending: "Envoi de la demande…",
    no: "Garder mon compte",
  },
} as const;

export const personalNotices = {
  identity: "Vos informations sont enregistrées.",
  communications: "Vos choix sont enregistrés.",
  undone: "C’est annulé. Vos informations sont comme avant.",
  email:
    "Votre adresse a été changée. Ouvrez l’e-\u2060mail que nous venons d’envoyer à {{email}} pour la confirmer.",
  emailSignIn: "Votre adresse e-\u2060mail a été changée. Connectez-vous avec la nouvelle\u00a0: {{email}}.",
  password: "Votre mot de passe a été changé. Vos autres appareils sont déconnectés.",
  passwordAlone: "Votre mot de passe a été changé.",
  othersIn:
    "Vos autres appareils sont toujours connectés. Déconnectez-vous sur chacun d’eux, ou changez de mot de passe dans quelques minutes.",
  othersStay: "Vos autres appareils sont toujours connectés. Déconnectez-vous sur chacun d’eux.",
  passwordSignIn: "Votre mot de passe a été changé. Connectez-vous avec le nouveau.",
  resent: "C’est parti. Ouvrez l’e-\u2060mail que nous venons d’envoyer à {{email}}.",
  notResent: "L’e-\u2060mail n’est pas parti. Réessayez dans quelques instants.",
  resentUnsure:
    "Nous ne savons pas si l’e-\u2060mail est parti. Regardez votre boîte de réception dans quelques minutes. S’il n’y est pas, demandez-le de nouveau.",
  notSaved: "Rien n’a changé. Réessayez dans quelques instants.",
  passwordNotSaved: "Votre mot de passe n’a pas changé. Réessayez dans quelques instants.",
  unsure:
    "Nous ne savons pas si votre changement est enregistré. Rechargez cette page dans quelques instants avant de recommencer.",
  passwordUnsure:
    "Nous ne savons pas si votre mot de passe a changé. À la prochaine connexion, essayez d’abord le nouveau.",
  notExported: "Vous ne pouvez pas télécharger vos données pour le moment. Réessayez dans quelques instants.",
  notDeletable: "Votre compte ne peut pas encore être supprimé. {{reason}}",
  deletionUnsure: "Nous ne savons pas si votre demande est arrivée. Réessayez dans quelques instants.",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
