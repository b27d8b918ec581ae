export const paymentCardTexts = {
  title: "Mettre à jour ma carte",
  current: "Votre carte actuelle",
  none: "Aucune carte n’est enregistrée pour cet abonnement.",
  name: "{{brand}} •••• {{digits}}",
  expires: "expire fin {{month}}",
  expired: "expirée depuis fin {{month}}",
  where:
    "Vous saisirez votre nouvelle carte sur la page sécurisée de notre banque. Nous ne voyons pas son numéro. Rien n’est débité aujourd’hui pour vos prochains colis.",
  next: "Prochain débit\u00a0: {{total}}, le {{day}}.",
  waiting:
    "Une commande de cet abonnement reste à payer. Elle sera débitée sur votre nouvelle carte. Vous pouvez aussi la régler tout de suite.",
  payNow: "Régler ma commande",
  submit: "Mettre à jour ma carte",
  keep: "Garder ma carte",
  noPage: "La page de notre banque ne s’ouvre pas. Rien n’a changé. Réessayez dans quelques instants.",
  result: {
    updated: "Votre carte {{card}} est enregistrée. Elle réglera vos prochains colis.",
    cancelled:
      "Votre carte {{card}} est enregistrée. Votre commande en attente, elle, a été annulée, faute de paiement. Rien n’a été débité.",
    paused: "Votre abonnement est en pause.",
    resume: "Reprendre mes livraisons",
    ended: "Votre abonnement s’est arrêté.",
    settled: "Votre commande en attente est réglée.",
    stillWaiting:
      "Votre commande en attente n’est pas encore réglée. Elle sera débitée sur cette carte, ou réglez-la maintenant.",
    same: "La carte enregistrée est {{card}}. Si vous venez d’en indiquer une autre, rechargez cette page dans un instant.",
    unseen: "Nous ne voyons pas encore votre nouvelle carte. Rechargez cette page dans un instant.",
    refused: "Votre banque n’a pas accepté cette carte. Votre carte enregistrée reste {{card}}.",
    abandoned: "Vous n’avez pas changé de carte. Votre carte enregistrée reste {{card}}.",
    withoutCard: "aucune",
  },
} as const;
