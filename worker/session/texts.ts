export const sessionTexts = {
  required: "Connectez-vous pour continuer.",
  open: "Une session est déjà ouverte dans ce navigateur, et reste telle quelle. Pour vous connecter autrement, ou changer de mot de passe par le lien d’un e-\u2060mail, commencez par vous déconnecter.",
  otherCustomer:
    "Un autre compte est maintenant ouvert dans ce navigateur, et ce formulaire n’était pas le sien. Rien n’est enregistré.",
  ended: ({ waiting }: { waiting: string }) =>
    `Votre session a expiré, par sécurité. Reconnectez-vous\u00a0: ${waiting}.`,
  waiting: {
    order: "votre commande vous attend",
    step: "votre commande vous attend à l’étape {{step}}",
    confirmation: "la confirmation de votre commande vous attend",
    guide: "votre guide vous attend",
    place: "la page «\u00a0{{place}}\u00a0» vous attend",
    page: "vous reprendrez là où vous en étiez",
  },
  loggedOut: "Votre session est fermée. À bientôt\u00a0!",
  onlyLoggedOutHere:
    "Cet appareil est déconnecté, mais votre session n’est peut-être pas fermée. Si quelqu’un d’autre a pu s’en servir, changez de mot de passe par «\u00a0Mot de passe oublié\u00a0».",
  notLoggedOut:
    "Votre session est toujours ouverte, car trop de demandes viennent de votre réseau. Réessayez dans une minute.",
  welcome: "Bienvenue {{firstName}}, votre compte est créé.",
  animal: {
    added: "{{name}} fait maintenant partie de vos animaux.",
    undo: "Annuler cet ajout",
  },
  sponsor: {
    refused:
      "Le code de parrainage {{code}} n’est pas reconnu, ou n’est plus valable. Parlez-en à la personne qui vous parraine.",
    hasAccount:
      "Ce lien de parrainage est destiné à une personne qui n’a pas encore de compte. Vous en avez déjà un.",
  },
  confirmationSent: "C’est parti. Ouvrez l’e-\u2060mail que nous venons de vous envoyer.",
  confirmationUnsure:
    "Nous ne savons pas si l’e-\u2060mail de confirmation est parti. Regardez votre boîte de réception dans quelques minutes. S’il n’y est pas, demandez-le de nouveau.",
  confirmationFailed: "L’e-\u2060mail de confirmation n’est pas parti. Réessayez dans quelques instants.",
  cart: {
    recovered: "Nous avons retrouvé le panier de votre dernière visite.",
    setAside: ({ count }: { count: number }) =>
      `Votre panier n’a pas changé. Celui de votre dernière visite (${count}\u00a0article${count > 1 ? "s" : ""}) n’y a pas été ajouté.`,
    couponGone: "Le code {{code}} ne s’applique plus à votre panier.",
    notRecovered:
      "Le panier de votre dernière visite a déjà été commandé, ou n’est plus valable. Il n’a pas été repris.",
    replaced: "Le panier de cet appareil n’était plus valable. Voici celui de votre dernière visite.",
    notUsable: "Le panier de cet appareil n’était plus valable. Un nouveau s’ouvre à votre prochain ajout.",
    notAttached:
      "Vous pouvez continuer. Votre panier est intact, mais n’est pas encore dans votre compte. Nous réessayons à la prochaine étape.",
  },
} as const;
