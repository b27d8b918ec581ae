export const contactTexts = {
  title: "Nous contacter",
  sent: "Votre message a été envoyé",
  sentText:
    "Merci de nous avoir écrit. Une personne de notre équipe vous répond par e-\u2060mail, en général sous un jour ouvré.",
  sentTo: "Sa réponse arrivera à {{email}}.",
  meant:
    "Vouliez-vous écrire {{email}}\u00a0? Notre réponse n’arriverait pas à l’adresse saisie\u00a0: envoyez-nous un autre message avec la bonne.",
  another: "Écrire un autre message",
  shop: "Continuer mes achats",
  required: "Les champs sont obligatoires, sauf ceux marqués facultatifs.",
  submit: "Envoyer le message",
  pending: "Envoi en cours…",
  privacy: "Vos réponses servent à traiter votre demande, et à rien d’autre.",
  privacyLink: "Vos données personnelles",
  trap: "Laissez ce champ vide",
  service: {
    title: "Nous joindre autrement",
    only: "Nous joindre",
    phone: "Par téléphone",
    email: "Par e-mail",
  },
  questions: "La réponse est peut-être ici",
  reach: "Notre service client vous répond par téléphone ou par e-\u2060mail.",
  unavailable: "Le formulaire n’est pas disponible pour le moment.",
} as const;

export const contactErrors = {
  early: "C’était très rapide\u00a0! Relisez votre message, puis envoyez-le de nouveau.",
  tooOften: "Vous nous avez écrit plusieurs fois en peu de temps. Patientez une minute, puis réessayez.",
  enough:
    "Vous nous avez beaucoup écrit ces dernières 24\u00a0heures\u00a0: ce message n’est pas parti, et il est toujours là. Joignez-nous au {{phone}}, ou envoyez-le {{wait}}.",
  botCheck:
    "Nous n’avons pas pu vérifier que vous n’êtes pas un robot, et nous en sommes désolés. Votre message est toujours là\u00a0: réessayez, ou joignez-nous au {{phone}} ou à {{email}}.",
  failed:
    "Votre message n’a pas pu partir. Il est toujours là\u00a0: réessayez dans quelques instants, ou joignez-nous au {{phone}} ou à {{email}}.",
  unknown:
    "Nous ne savons pas si votre message nous est parvenu. Il est toujours là\u00a0: appelez-nous au {{phone}} pour le savoir, ou envoyez-le de nouveau. Reçu deux fois, il n’aura qu’une réponse.",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
