export const shipNowTexts = {
  title: "Recevoir mon colis maintenant",
  what: "Votre colis prévu le {{day}} part dans les 24\u00a0heures ouvrées après le paiement.",
  charge: "{{amount}} seront débités sur votre carte {{card}} dès votre confirmation.",
  chargeUnnamed: "{{amount}} seront débités dès votre confirmation.",
  bank: "Si votre banque vous demande de confirmer le paiement, rien n’est débité avant votre accord.",
  next: "Le colis suivant partira le {{day}}.",
  pending:
    "Un colis est déjà en cours d’envoi. En confirmant, vous faites aussi partir le suivant, prévu le {{day}}.",
  unpaid:
    "Un paiement pour ce colis n’est pas terminé. En confirmant, vous le remplacez et ne payez qu’une fois.",
  confirm: "Confirmer et payer",
  card: "Payer avec une autre carte",
  keep: "Garder le {{day}}",
  paid: "C’est payé. {{amount}} ont été débités, et votre colis part sous 24\u00a0heures ouvrées. Le suivant part le {{day}}.",
  refused: "Votre banque a refusé le paiement\u00a0: «\u00a0{{message}}\u00a0» (code {{code}}).",
  notPaid: "Le paiement n’a pas abouti.",
  stays: "Rien n’a été débité, et votre colis reste prévu le {{day}}.",
  open: "Rien n’a été débité. Vous pouvez régler cette commande autrement.",
  pay: "Régler cette commande",
  waiting:
    "Votre banque n’a pas encore confirmé le paiement. Votre colis partira ensuite. Suivez-le sur la page de votre commande.",
  unread:
    "Nous ne savons pas encore si le paiement a abouti. Ne confirmez pas de nouveau. Vous le verrez sur la page de votre commande.",
  unsure:
    "Nous ne savons pas encore si votre colis part et s’il est débité. Ne confirmez pas de nouveau. Dans quelques minutes, vous le verrez dans les commandes de cet abonnement.",
  orders: "Voir ces commandes",
  noGateway:
    "La page de paiement de votre banque ne s’ouvre pas. Rien n’a été débité. Réessayez plus tard, ou contactez notre service client.",
  order: "Suivre cette commande",
} as const;
