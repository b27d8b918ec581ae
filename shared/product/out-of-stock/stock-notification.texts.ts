export const stockNotificationTexts = {
  title: "Prévenez-moi par e-\u2060mail dès son retour",
  email: "Votre e-mail",
  submit: "Me prévenir",
  pending: "Enregistrement…",
  use: "Votre adresse sert à ce seul message. Nous l’effaçons le lendemain, et au plus tard dans douze mois.",
  privacy: "Vos données personnelles",
  done: ({ email }: { email: string }) =>
    `C’est noté. Vous recevrez un seul e-\u2060mail${email && ` à ${email}`}, dès le retour de ce format.`,
  errors: {
    email: "Cette adresse e-\u2060mail n’est pas valide. Exemple\u00a0: nadia@exemple.fr",
    early: "C’était très rapide\u00a0! Relisez votre adresse, puis envoyez-la de nouveau.",
    botCheck:
      "Désolés, nous n’avons pas pu vérifier que vous n’êtes pas un robot. Réessayez, ou joignez notre service client au {{phone}} ou à {{email}}. Il vous préviendra.",
    tooOften: "Trop d’essais en peu de temps. Patientez une minute, puis réessayez.",
    failed:
      "Votre demande n’est peut-être pas enregistrée. Renvoyez-la dans quelques instants, vous ne recevrez qu’un e-\u2060mail.",
    inStock:
      "Ce format est de nouveau en stock. Commandez-le dès maintenant. Votre adresse n’est pas enregistrée.",
    notOffered:
      "Nous ne pouvons pas vous prévenir du retour de ce format. Votre adresse n’est pas enregistrée.",
  },
} as const;
