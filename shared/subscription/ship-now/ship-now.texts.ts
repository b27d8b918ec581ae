export const shipNowTexts = {
  title: "Recevoir mon colis maintenant",
  what: "Votre colis prévu le {{day}} part sans attendre\u00a0: il est expédié sous 24\u00a0heures ouvrées après le paiement.",
  charge: "{{amount}} seront débités sur votre carte {{card}} dès votre confirmation.",
  chargeUnnamed: "{{amount}} seront débités dès votre confirmation.",
  bank: "Si votre banque vous demande de confirmer le paiement, rien n’est débité avant votre accord.",
  next: "La livraison suivante partira ensuite le {{day}}.",
  pending:
    "Une commande est déjà en cours d’envoi. En confirmant, vous faites partir aussi la suivante, prévue le {{day}}.",
  unpaid:
    "Un paiement pour ce colis est resté en suspens\u00a0: en confirmant, vous le remplacez, et le montant n’est débité qu’une fois.",
  confirm: "Confirmer et payer",
  card: "Payer avec une autre carte",
  keep: "Garder le {{day}}",
  paid: "C’est payé\u00a0: {{amount}} ont été débités, et votre colis part sous 24\u00a0heures ouvrées. La livraison suivante part le {{day}}.",
  refused: "Votre banque a refusé le paiement\u00a0: {{message}} (code {{code}}).",
  notPaid: "Le paiement n’a pas abouti.",
  stays: "Rien n’a été débité, et votre livraison reste prévue le {{day}}.",
  open: "Rien n’a été débité\u00a0: vous pouvez régler cette commande autrement.",
  pay: "Régler cette commande",
  waiting:
    "Votre banque n’a pas encore confirmé le paiement\u00a0: rien ne part avant. La page de votre commande vous dira ce qu’il en est.",
  unread:
    "Nous ne savons pas encore si le paiement a abouti. Ne confirmez pas de nouveau\u00a0: la page de votre commande vous dira ce qu’il en est.",
  unsure:
    "Nous ne savons pas encore si votre colis part et s’il est débité. Ne confirmez pas de nouveau\u00a0: dans quelques minutes, les commandes de cet abonnement vous diront ce qu’il en est.",
  orders: "Voir ces commandes",
  noGateway:
    "La page de paiement de votre banque ne peut pas être ouverte. Rien n’a été débité\u00a0: réessayez plus tard, ou contactez notre service client.",
  order: "Suivre cette commande",
} as const;
