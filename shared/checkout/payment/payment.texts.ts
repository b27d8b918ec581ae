export const paymentTexts = {
  due: {
    title: "Réglez votre commande",
    order: "Voir la commande {{number}}",
    amount: "À régler",
    kept: "Votre commande est enregistrée. Il ne reste qu’à la régler.",
    legend: "Comment souhaitez-vous payer\u00a0?",
    submit: "Régler {{amount}}",
    choose: "Choisir ce moyen de paiement",
    choosePaid: "Choisissez un des moyens de paiement proposés.",
    noMethods:
      "Les moyens de paiement ne s’affichent pas pour le moment. Votre commande est enregistrée. Réessayez dans quelques instants.",
    retry: "Réessayer",
  },
  last: {
    refused: "Votre banque a refusé le paiement\u00a0: «\u00a0{{message}}\u00a0» (code {{code}}).",
    refusedWithoutCode: "Votre banque a refusé le paiement\u00a0: «\u00a0{{message}}\u00a0».",
    refusedWithoutWords: "Votre banque a refusé le paiement sans préciser la raison.",
    refusedAdvice: "Votre commande est enregistrée. Essayez une autre carte ou un autre moyen de paiement.",
    refusedAdviceSubscribed: "Votre commande est enregistrée. Essayez avec une autre carte.",
    givenUp: "Le paiement n’a pas été terminé.",
    paypalCancelled: "Le paiement PayPal a été annulé.",
    givenUpAdvice:
      "Votre commande est enregistrée. Reprenez le paiement quand vous voulez, ou payez autrement.",
    givenUpAdviceSubscribed: "Votre commande est enregistrée. Reprenez le paiement quand vous voulez.",
  },
  check: {
    title: "Nous vérifions votre paiement",
    text: "La réponse arrive en général en quelques secondes.",
    left: "Vous n’avez pas encore payé\u00a0?",
    resumeNow: "Reprendre sans attendre",
    byItself: "Cette page se met à jour automatiquement.",
    withoutScripts: "Vérifiez d’abord où en est le paiement.",
    again: "Vérifier à nouveau",
    openTitle: "Finalisez votre paiement",
    open: "Votre commande est enregistrée. Reprenez le paiement là où vous l’avez laissé. Vous ne paierez qu’une fois.",
    openUnfit:
      "Votre commande est enregistrée. Si vous venez de payer, patientez, cette page se met à jour dès que nous avons la réponse. Sinon, payez autrement\u00a0: le moyen que vous aviez choisi ne convient pas à un abonnement.",
    justPaid: "Vous venez de payer\u00a0? Ne recommencez pas.",
    byItselfSoon: "Cette page se met à jour dès que nous avons la réponse.",
    slowTitle: "Le paiement n’est pas encore confirmé",
    slow: "Votre commande est enregistrée. Si vous venez de payer, patientez. Si la page de paiement s’est fermée, reprenez-la. Vous ne paierez qu’une fois.",
    resume: "Reprendre le paiement",
    other: "Payer autrement",
    otherNote: "Le paiement en cours sera annulé.",
  },
  notices: {
    chosen:
      "Votre moyen de paiement est enregistré. Suivez les indications de «\u00a0Comment payer\u00a0», que vous recevrez aussi par e-\u2060mail.",
    moved: "Votre paiement a avancé entre-temps. Voici où il en est.",
    doubtful:
      "Nous n’avons pas reçu la confirmation de votre changement. Vérifiez-le dans quelques instants avant de recommencer, ou joignez notre service client{{contact}}.",
    unavailable:
      "La page de paiement ne s’ouvre pas pour le moment. Votre commande est enregistrée et rien n’a été débité. Réessayez, ou joignez notre service client{{contact}}.",
  },
  contact: " au {{phone}} ou à {{email}}",
} as const;
