export const shipmentTexts = {
  stock: "À la maison",
  tabs: {
    label: "Votre abonnement",
    "prochaine-commande": "Prochaine commande",
    "mon-abonnement": "Mon abonnement",
  },
  title: "Prochain envoi",
  last: "Dernier envoi",
  debit: "Prochain débit le {{day}}\u00a0: {{total}}, livraison comprise",
  debitUnknown: "Prochain débit le {{day}}. Son montant ne peut pas être affiché pour l’instant.",
  debitNothing: "Le {{day}}, rien ne sera débité.",
  none: "Aucun envoi n’est prévu pour l’instant.",
  paused: "Abonnement en pause\u00a0: rien ne sera envoyé ni débité.",
  pausedUntil: "Abonnement en pause jusqu’au {{date}}\u00a0: rien ne sera envoyé ni débité d’ici là.",
  pausedUnpaid:
    "Abonnement en pause jusqu’au {{date}}\u00a0: aucune nouvelle livraison d’ici là. La dernière commande, elle, reste à payer.",
  until: "Modifiable jusqu’au {{moment}}",
  untilDays: "Modifiable jusqu’à 4 jours avant l’envoi",
  left: ({ minutes }: { minutes: number }) => `encore ${timeLeft(minutes)}`,
  locked: "En préparation",
  date: "Changer la date",
  passer: "Sauter cette livraison",
  envoyer: "Recevoir maintenant",
  reprise: "Reprendre mes livraisons",
  lock: {
    now: "Le délai est passé pendant que cette page était ouverte\u00a0: votre colis est en préparation.",
    why: "Le colis du {{day}} est en préparation depuis le {{moment}}\u00a0: son contenu, sa date et sa destination ne peuvent plus changer.",
    unknown: "Ce colis est en préparation\u00a0: il ne peut plus changer.",
    until: "Dès qu’il sera parti, vous pourrez de nouveau tout changer pour l’envoi suivant.",
    last: "Votre abonnement est arrêté\u00a0: ce colis est le dernier, rien d’autre ne sera envoyé ni débité.",
    contact: "Écrire au service client",
  },
} as const;

function timeLeft(minutes: number): string {
  if (minutes < 1) return "moins d’une minute";
  if (minutes < 60) return `${minutes} ${minutes > 1 ? "minutes" : "minute"}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const whole = `${hours} ${hours > 1 ? "heures" : "heure"}`;
  return rest && hours < 6 ? `${whole} et ${rest} ${rest > 1 ? "minutes" : "minute"}` : whole;
}
