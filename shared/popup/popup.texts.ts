export const popupTexts = {
  exit: {
    default: "Avant de nous quitter",
    title: "5\u00a0€ de moins sur votre première commande",
    text: "Inscrivez-vous à notre lettre\u00a0: votre code arrive par e-\u2060mail.",
    submit: "Recevoir mon code",
    done: "Merci\u00a0! Votre code arrive par e-\u2060mail dans quelques minutes\u00a0; pensez à regarder dans vos courriers indésirables. Il est envoyé une seule fois par adresse.",
  },
  markdown: "À savoir",
  discover: "Découvrir",
  newsletter: {
    text: "Nos conseils et nos offres, deux fois par mois au plus.",
  },
  email: "Votre e-mail",
  goOn: "Continuer vers {{host}}",
} as const;
