export const reminderTexts = {
  answers: {
    "tout-va-bien": "Tout va bien",
    "il-m-en-reste": "Il m’en reste",
    "il-m-en-manque": "Il m’en manque",
  },
  leaves: "Votre colis doit partir le {{day}}.",
  arrives: "Arrivée prévue vers le {{day}}.",
  attention:
    "Votre abonnement a besoin de vous avant ce départ. Connectez-vous pour voir ce qu’il lui manque.",
  subscription: "Voir mon abonnement",
  signIn: "Nous vous demanderons de vous connecter. Rien ne change avant votre accord.",
  fine: {
    title: "Tout va bien\u00a0?",
    ask: "Confirmez, et nous le laissons tel quel.",
    confirm: "Oui, tout va bien",
    done: "C’est noté.",
    notNoted: "Rien n’a changé.",
    failed: "Votre réponse n’est pas enregistrée. Votre colis n’a pas changé.",
    unsure: "Nous ne savons pas si votre réponse est enregistrée. Votre colis n’a pas changé.",
  },
  left: {
    title: "Il vous en reste\u00a0?",
    ask: "Dites-nous ce qu’il vous reste. Nous vous proposerons de sauter ce colis ou de le repousser.",
    submit: "Voir ma proposition",
    choose: "Vous pouvez sauter ce colis ou le repousser.",
    skip: "Sauter ce colis",
    skipText: "Rien ne serait débité. Le colis suivant partirait le {{day}}.",
    date: "Choisir une autre date",
    again: "Ce qu’il vous reste",
    correct: "Recalculer",
  },
  missing: {
    title: "Il vous en manque\u00a0?",
    choose: "Vous pouvez le recevoir plus tôt, ou rapprocher les suivants.",
    now: "Le recevoir maintenant",
    nowText:
      "Il part sous 24\u00a0heures ouvrées et arrive vers le {{day}}. Vous voyez le montant avant de payer.",
    often: "Recevoir mes colis plus souvent",
    oftenText: "Le nouveau rythme commence après ce colis.",
  },
  locked: {
    title: "Votre colis est déjà en préparation",
    text: "Il part le {{day}}, et son contenu ne change plus.",
  },
  unplanned: {
    title: "Aucun colis n’est prévu",
    text: "Rien ne part et rien n’est débité pour l’instant. Votre abonnement vous attend dans votre compte.",
  },
  expired: {
    title: "Ce lien n’est plus valable",
    text: "Il fonctionnait jusqu’à la préparation de votre colis. Votre abonnement vous attend dans votre compte.",
  },
  busy: {
    title: "Un instant, s’il vous plaît",
    text: "Trop de liens viennent d’être ouverts depuis votre réseau. Réessayez dans une minute.",
  },
  down: {
    title: "Votre colis ne s’affiche pas pour l’instant",
    text: "Votre abonnement n’a pas changé. Réessayez dans quelques minutes.",
  },
  retry: "Réessayer",
} as const;
