export const orderCancellationTexts = {
  title: "Annuler la commande n°\u00a0{{number}}",
  step: "Annulation",
  ask: "Voulez-vous vraiment l’annuler\u00a0? Rien ne sera envoyé, et l’annulation est définitive.",
  free: "L’annulation ne vous coûte rien.",
  refund:
    "{{amount}} vous seront remboursés par le moyen de paiement utilisé, sous 14\u00a0jours au plus tard.",
  authorized: "Rien n’a été débité.",
  unpaid: "Rien n’a été débité. Si votre virement ou votre chèque est déjà parti, nous vous le remboursons.",
  yes: "Annuler la commande",
  no: "Garder ma commande",
  done: "Votre commande est annulée. La confirmation part par e-\u2060mail.",
  doneRefunded:
    "Votre commande est annulée. {{amount}} vous seront remboursés par le moyen de paiement utilisé, sous 14\u00a0jours au plus tard. La confirmation part par e-\u2060mail.",
  tooLate:
    "Trop tard\u00a0: votre colis est déjà parti ou sur le départ. Votre commande n’a pas été annulée.",
  notDone: "Votre commande n’a pas été annulée. Réessayez dans quelques minutes, ou appelez-nous.",
  unsure:
    "Nous n’avons pas reçu la confirmation. Ouvrez votre commande dans un instant avant de recommencer.",
} as const;
