export const paymentCardTexts = {
  title: "Mettre à jour ma carte",
  current: "Votre carte actuelle",
  none: "Aucune carte n’est enregistrée pour cet abonnement.",
  name: "{{brand}} •••• {{digits}}",
  expires: "expire fin {{month}}",
  expired: "expirée depuis fin {{month}}",
  where:
    "Vous saisissez votre nouvelle carte sur la page sécurisée de notre banque\u00a0: nous ne voyons pas son numéro et ne le conservons pas. Rien n’est débité aujourd’hui pour vos livraisons à venir.",
  next: "Prochain envoi\u00a0: {{day}}. {{total}} seront débités ce jour-là, sur la carte alors enregistrée.",
  waiting:
    "Une commande de cet abonnement attend son règlement\u00a0: elle sera débitée sur votre nouvelle carte. Vous pouvez aussi la régler tout de suite.",
  payNow: "Régler ma commande",
  submit: "Mettre à jour ma carte",
  keep: "Garder ma carte",
  noPage:
    "La page de notre banque ne peut pas être ouverte\u00a0: rien n’a changé. Réessayez dans quelques instants.",
  result: {
    updated: "Votre carte {{card}} est enregistrée\u00a0: elle réglera vos prochaines livraisons.",
    cancelled:
      "Votre carte {{card}} est enregistrée, mais votre commande en attente a été annulée, son paiement n’ayant pas abouti\u00a0: rien n’a été débité.",
    paused: "Votre abonnement est en pause.",
    resume: "Reprendre mes livraisons",
    ended: "Votre abonnement s’est arrêté.",
    settled: "Votre commande en attente est réglée.",
    stillWaiting:
      "Votre commande en attente n’est pas encore réglée\u00a0: elle sera débitée sur cette carte, ou réglez-la maintenant.",
    same: "La carte enregistrée est {{card}}. Si vous venez d’en indiquer une autre, rechargez cette page dans un instant.",
    unseen:
      "Nous ne voyons pas encore votre nouvelle carte. Rechargez cette page dans un instant pour le savoir.",
    refused:
      "Votre banque n’a pas accepté cette carte. Rien n’a changé\u00a0: la carte enregistrée reste {{card}}.",
    abandoned: "Vous n’avez pas changé de carte\u00a0: la carte enregistrée reste {{card}}.",
    withoutCard: "aucune",
  },
} as const;
