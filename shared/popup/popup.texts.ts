export const popupTexts = {
  exit: {
    default: "Avant de nous quitter",
    title: "Un code pour votre première commande",
    text: "Inscrivez-vous à notre lettre, et recevez-le par e-\u2060mail.",
    submit: "Recevoir mon code",
    done: "Merci\u00a0! Votre code arrive par e-\u2060mail dans quelques minutes. Regardez aussi dans vos courriers indésirables. Chaque adresse reçoit un seul code.",
  },
  markdown: "À savoir",
  discover: "Découvrir",
  newsletter: {
    text: "Nos conseils et nos offres, deux fois par mois au plus.",
  },
  email: "Votre e-mail",
  goOn: "Continuer vers {{host}}",
} as const;
