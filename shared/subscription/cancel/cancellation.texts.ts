export const cancellationTexts = {
  title: "Résilier l’abonnement",
  minimum: {
    after:
      "Un abonnement compte {{count}} livraisons au minimum. Vous pourrez l’arrêter dès le départ de la prochaine, prévu le {{day}}.",
    later:
      "Un abonnement compte {{count}} livraisons au minimum. Vous pourrez l’arrêter à partir du {{day}}.",
    sending:
      "Un abonnement compte {{count}} livraisons au minimum. Vous pourrez l’arrêter dès que le colis en cours sera parti.",
    unknown:
      "Un abonnement compte {{count}} livraisons au minimum. Vous pourrez l’arrêter dès qu’elles seront parties.",
    meanwhile: "D’ici là, vous pouvez aussi\u00a0:",
  },
  instead: {
    title: "Une autre solution vous conviendrait peut-être",
    pause: "Faire une pause, jusqu’à trois mois",
    frequence: "Recevoir moins souvent",
    passer: "Sauter le prochain colis",
  },
  lost: {
    title: "Ce qui prendra fin aussi",
    discount: "La remise d’abonnement\u00a0: {{amount}} sur chaque colis",
    discountUnknown: "La remise d’abonnement de 10\u00a0%",
    coupon: "Votre code promo {{code}}",
    reminder: "Le colis qui part tout seul, avant que vous n’en manquiez",
  },
  last: "Le colis du {{day}} est déjà en préparation. Il part et il est débité comme prévu. Ce sera le dernier.",
  pending: {
    sent: "Le colis en cours d’envoi n’est pas annulé.",
    unpaid: "La commande à payer est annulée. Vous ne la recevrez pas et ne la paierez pas.",
  },
  nothing:
    "Ensuite, plus rien ne part et rien n’est débité. Vous recevrez une confirmation par e-\u2060mail, et vous pouvez vous réabonner quand vous voulez.",
  form: {
    reason: {
      label: "Pourquoi arrêtez-vous\u00a0?",
      missing: "Choisissez la raison la plus proche de la vôtre.",
    },
    message: {
      label: "Dites-nous-en un peu plus",
      hint: "Obligatoire, mais quelques mots suffisent.",
      missing: "Ajoutez quelques mots pour nous aider à faire mieux.",
      long: "Un peu long\u00a0: 1\u00a0000\u00a0caractères au maximum.",
    },
    submit: "Confirmer la résiliation",
    keep: "Garder mon abonnement",
  },
  withReason: {
    title: "En nous disant pourquoi",
    text: "L’arrêt s’affiche aussitôt.",
  },
  withoutReason: {
    title: "Sans donner de motif",
    text: "Notre service client traite votre demande sous deux jours ouvrés.",
    early: "Envoyez votre demande dès maintenant. L’abonnement s’arrêtera à la fin de la période minimum.",
    link: "Résilier sans motif",
  },
  reasons: {
    surplus: "J’en ai trop d’avance",
    price: "C’est trop cher pour moi",
    taste: "Mon animal ne l’aime pas, ou ne le digère pas bien",
    health: "Mon vétérinaire conseille autre chose",
    bereavement: "Mon animal n’est plus là",
    delivery: "La livraison ne me convient pas",
    elsewhere: "J’achète ailleurs",
    other: "Une autre raison",
  },
  done: "Votre abonnement est arrêté. Plus rien ne part et rien n’est débité. Vous recevrez la confirmation par e-\u2060mail.",
  doneAfter:
    "Votre abonnement s’arrête après le colis du {{day}}, qui est déjà en préparation. Vous recevrez la confirmation par e-\u2060mail.",
  tooEarly: "Votre abonnement ne peut pas encore s’arrêter. Rien n’a été modifié.",
} as const;
