export const shipmentTexts = {
  stock: "À la maison",
  tabs: {
    label: "Votre abonnement",
    "prochaine-commande": "Prochain colis",
    "mon-abonnement": "Mon abonnement",
  },
  title: "Prochain colis",
  last: "Dernier colis",
  debit: "Prochain débit le {{day}}\u00a0: {{total}}, livraison comprise",
  debitUnknown: "Prochain débit le {{day}}. Le montant ne s’affiche pas pour l’instant.",
  debitNothing: "Le {{day}}, rien ne sera débité.",
  none: "Aucun colis n’est prévu pour l’instant.",
  paused: "Abonnement en pause. Rien ne partira et rien ne sera débité.",
  pausedRefused:
    "Abonnement en pause\u00a0: le paiement de votre dernière commande a été refusé, et elle est annulée. Rien ne partira et rien ne sera débité. Changez de carte si besoin, puis reprenez vos livraisons.",
  pausedUntil: "Abonnement en pause jusqu’au {{date}}. D’ici là, rien ne partira et rien ne sera débité.",
  pausedUnpaid:
    "Abonnement en pause jusqu’au {{date}}. D’ici là, aucun nouveau colis. La dernière commande, elle, reste à payer.",
  until: "Modifiable jusqu’au {{moment}}",
  untilDays: "Modifiable jusqu’à 4\u00a0jours avant le départ",
  left: ({ minutes }: { minutes: number }) => `encore ${timeLeft(minutes)}`,
  locked: "En préparation",
  date: "Changer la date",
  passer: "Sauter ce colis",
  envoyer: "Recevoir maintenant",
  pause: "Mettre en pause",
  reprise: "Reprendre mes livraisons",
  lock: {
    now: "Trop tard pour ce colis, il est maintenant en préparation.",
    why: "Le colis du {{day}} est en préparation depuis le {{moment}}. Vous ne pouvez plus changer son contenu, sa date ni sa destination.",
    unknown: "Ce colis est en préparation. Vous ne pouvez plus le changer.",
    until: "Dès qu’il sera parti, vous pourrez de nouveau tout changer pour le suivant.",
    last: "Votre abonnement est arrêté et ce colis est le dernier. Plus rien ne partira ni ne sera débité.",
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
