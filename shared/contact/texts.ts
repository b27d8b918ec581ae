export const contactTexts = {
  title: "Nous contacter",
  sent: "Votre message a été envoyé",
  sentText: "Merci de nous avoir écrit. Nous vous répondons par e-\u2060mail, en général sous un jour ouvré.",
  sentTo: "Notre réponse arrivera à {{email}}.",
  meant:
    "Vouliez-vous écrire {{email}}\u00a0? Notre réponse n’arrivera pas à l’adresse saisie. Écrivez-nous de nouveau avec la bonne.",
  another: "Écrire un autre message",
  shop: "Continuer mes achats",
  required: "Tous les champs sont obligatoires, sauf mention contraire.",
  submit: "Envoyer le message",
  pending: "Envoi en cours…",
  privacy: "Vos réponses servent seulement à traiter votre demande.",
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
    "Ce message n’est pas parti, car vous nous avez beaucoup écrit en 24\u00a0heures. Il est toujours là. Joignez-nous au {{phone}}, ou envoyez-le {{wait}}.",
  botCheck:
    "Désolés, nous n’avons pas pu vérifier que vous n’êtes pas un robot. Votre message est toujours là. Réessayez, ou joignez-nous au {{phone}} ou à {{email}}.",
  failed:
    "Votre message n’est pas parti. Il est toujours là. Réessayez dans quelques instants, ou joignez-nous au {{phone}} ou à {{email}}.",
  unknown:
    "Nous ne savons pas si votre message nous est parvenu. Il est toujours là. Appelez-nous au {{phone}}, ou envoyez-le de nouveau\u00a0: vous ne recevrez qu’une réponse.",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
