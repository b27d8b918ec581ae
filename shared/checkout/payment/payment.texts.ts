export const paymentTexts = {
  due: {
    title: "Réglez votre commande",
    order: "Commande {{number}}",
    amount: "À régler",
    kept: "Votre commande est enregistrée\u00a0: il ne manque que son paiement.",
    legend: "Comment souhaitez-vous payer\u00a0?",
    submit: "Régler {{amount}}",
    choose: "Choisir ce moyen de paiement",
    choosePaid: "Choisissez un des moyens de paiement proposés.",
    noMethods:
      "Les moyens de paiement ne peuvent pas être affichés pour le moment. Votre commande est gardée\u00a0: réessayez dans quelques instants.",
    retry: "Réessayer",
  },
  last: {
    refused: "Votre banque a refusé le paiement\u00a0: {{message}} (code {{code}}).",
    refusedWithoutCode: "Votre banque a refusé le paiement\u00a0: {{message}}.",
    refusedWithoutWords: "Votre banque a refusé le paiement sans préciser la raison.",
    refusedAdvice:
      "Votre commande est gardée. Réessayez, avec une autre carte ou un autre moyen de paiement.",
    refusedAdviceSubscribed: "Votre commande est gardée. Réessayez, avec une autre carte par exemple.",
    givenUp: "Le paiement n’a pas été terminé.",
    paypalCancelled: "Le paiement PayPal a été annulé.",
    givenUpAdvice:
      "Votre commande est gardée. Reprenez le paiement quand vous voulez, ou choisissez un autre moyen.",
    givenUpAdviceSubscribed: "Votre commande est gardée. Reprenez le paiement quand vous voulez.",
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
    open: "Votre commande est enregistrée. Reprenez le paiement là où vous l’avez laissé\u00a0: c’est le même, il ne peut être débité qu’une fois.",
    openUnfit:
      "Votre commande est enregistrée. Si vous venez de payer, patientez\u00a0: cette page se met à jour dès que nous avons la réponse. Sinon, payez autrement\u00a0: le moyen que vous aviez choisi ne permet pas de débiter les livraisons suivantes de votre abonnement.",
    justPaid: "Vous venez de payer\u00a0? Ne recommencez pas.",
    byItselfSoon: "Cette page se met à jour dès que nous avons la réponse.",
    slowTitle: "Le paiement n’est pas encore confirmé",
    slow: "Nous n’avons pas encore de réponse. Si vous venez de payer, patientez\u00a0: votre commande est gardée, rien n’est perdu. Si la page de paiement s’est fermée ou n’a pas répondu, reprenez-la\u00a0: c’est le même paiement, il ne peut être débité qu’une fois.",
    resume: "Reprendre le paiement",
    other: "Payer autrement",
    otherNote: "Le paiement en cours sera d’abord abandonné.",
  },
  notices: {
    chosen:
      "Votre moyen de paiement est enregistré\u00a0: les indications pour payer sont sous «\u00a0Comment payer\u00a0», et dans un e-\u2060mail.",
    moved: "Le paiement de cette commande a avancé entre-temps\u00a0: voici où il en est.",
    doubtful:
      "Votre changement est peut-être déjà pris en compte\u00a0: vérifiez-le dans quelques instants, avant de recommencer, ou joignez notre service client{{contact}}.",
    unavailable:
      "La page de paiement ne peut pas s’ouvrir pour le moment. Votre commande est gardée et rien n’a été débité\u00a0: réessayez, ou joignez notre service client{{contact}}.",
  },
  contact: " au {{phone}} ou à {{email}}",
} as const;
