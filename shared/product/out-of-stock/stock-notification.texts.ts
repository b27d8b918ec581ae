export const stockNotificationTexts = {
  title: "Prévenez-moi par e-\u2060mail dès son retour",
  email: "Votre e-mail",
  submit: "Me prévenir",
  pending: "Enregistrement…",
  use: "Votre adresse sert à ce seul message\u00a0: nous l’effaçons le lendemain de son envoi, et au plus tard dans douze mois.",
  privacy: "Vos données personnelles",
  done: ({ email }: { email: string }) =>
    `C’est noté\u00a0: vous recevrez un e-\u2060mail${email && ` à ${email}`}, un seul, dès le retour de ce format.`,
  errors: {
    email: "Cette adresse e-\u2060mail n’est pas valide. Exemple\u00a0: nadia@exemple.fr",
    early: "C’était très rapide\u00a0! Relisez votre adresse, puis envoyez-la de nouveau.",
    botCheck:
      "Nous n’avons pas pu vérifier que vous n’êtes pas un robot, et nous en sommes désolés. Réessayez, ou joignez notre service client au {{phone}} ou à {{email}}\u00a0: il vous préviendra.",
    tooOften: "Trop d’essais en peu de temps. Patientez une minute, puis réessayez.",
    failed:
      "Votre demande n’est peut-être pas enregistrée. Renvoyez-la dans quelques instants\u00a0: elle ne compte qu’une fois.",
    inStock:
      "Ce format est de nouveau en stock\u00a0: vous pouvez le commander dès maintenant. Votre adresse n’a pas été gardée.",
    notOffered: "Nous ne pouvons pas vous prévenir du retour de ce format. Votre adresse n’a pas été gardée.",
  },
} as const;
