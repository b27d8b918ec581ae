import type { SubscriptionAlert } from "../subscription/customer-subscription.ts";

interface AlertParams {
  number: string;
  subject: string | null;
  lastDigits: string;
}

const about = ({ subject }: AlertParams) => (subject ? `\u00a0: ${subject}` : "");
const card = ({ number, lastDigits }: AlertParams) =>
  lastDigits
    ? `La carte finissant par ${lastDigits}, qui règle votre abonnement n°\u00a0${number},`
    : `La carte qui règle votre abonnement n°\u00a0${number}`;

/** Of the cards that the worker renders. */
export const dashboardTexts = {
  attention: {
    title: "À faire",
    payment:
      "Votre commande n°\u00a0{{number}} attend son paiement de {{total}}. Virement ou chèque déjà envoyé\u00a0? Vous n’avez rien d’autre à faire.",
    pay: "Finaliser le paiement",
    payNamed: "Finaliser le paiement de la commande n°\u00a0{{number}}",
    contact: "Écrire au service client",
    found: ({ count }: { count: number }) =>
      `À faire\u00a0: ${count}\u00a0${count > 1 ? "points" : "point"} à voir`,
    none: "Paiements et abonnements vérifiés\u00a0: rien à faire.",
    unchecked: {
      payments: "Vos paiements n’ont pas pu être vérifiés. Revenez dans quelques minutes.",
      subscriptions: "Vos abonnements n’ont pas pu être vérifiés. Revenez dans quelques minutes.",
      both: "Vos paiements et abonnements n’ont pas pu être vérifiés. Revenez dans quelques minutes.",
    },
    alerts: {
      card_expired: (params: AlertParams) =>
        `${card(params)} a expiré. Notre service client la change avec vous.`,
      card_expiring: (params: AlertParams) =>
        `${card(params)} expire à la fin du mois. Notre service client la change avec vous.`,
      payment_failed: ({ number }: AlertParams) =>
        `Le paiement de votre abonnement n°\u00a0${number} a été refusé. Notre service client vous aide à le régler.`,
      awaiting_payment: ({ number }: AlertParams) =>
        `Votre abonnement n°\u00a0${number} attend un paiement. Notre service client vous aide à le régler.`,
      product_unavailable: (params: AlertParams) =>
        `Un article de votre abonnement n°\u00a0${params.number} n’est plus disponible${about(params)}. Notre service client vous propose de quoi le remplacer.`,
      pickup_point_unavailable: (params: AlertParams) =>
        `Le point relais de votre abonnement n°\u00a0${params.number} est momentanément fermé${about(params)}. Notre service client en choisit un autre avec vous.`,
      invalid_carrier: ({ number }: AlertParams) =>
        `Le mode de livraison de votre abonnement n°\u00a0${number} n’est plus proposé. Notre service client en choisit un autre avec vous.`,
      invalid_promotion: (params: AlertParams) =>
        `Un code promo de votre abonnement n°\u00a0${params.number} n’est plus valable${about(params)}.`,
    } satisfies Record<SubscriptionAlert["kind"], (params: AlertParams) => string>,
  },
  unverified: {
    text: "Votre adresse e-mail n’est pas encore confirmée. Ouvrez l’e-mail que nous vous avons envoyé, ou demandez-en un autre.",
    submit: "Renvoyer l’e-mail",
  },
  delivery: {
    items: "Dans le colis",
    item: "{{quantity}}\u00a0× {{name}}",
    more: "et {{count}} de plus",
    until: "Modifiable jusqu’au {{moment}}",
    days: "Modifiable jusqu’à 4 jours avant l’envoi",
    locked: "En préparation\u00a0: elle ne peut plus être modifiée",
    number: "Abonnement n°\u00a0{{number}}",
    others: "Ensuite",
    other: "{{day}}, abonnement n°\u00a0{{number}}",
    pausedUntil: "Abonnement n°\u00a0{{number}} en pause jusqu’au {{date}}",
    paused: "Abonnement n°\u00a0{{number}} en pause",
    contact: "Demander un changement au service client",
    empty:
      "Pas de livraison prévue. Avec l’abonnement, ses repas arrivent à votre rythme, avec 10\u00a0% de réduction et 2 livraisons au minimum.",
    discover: "Choisir ses repas",
    down: "Vos livraisons ne s’affichent pas pour l’instant. Elles n’ont pas changé\u00a0: revenez dans quelques minutes.",
  },
  animals: {
    kind: { dog: "Chien", cat: "Chat" },
    contact: "Compléter un profil avec le service client",
    empty: "Pas encore d’animal enregistré. Chaque repas a sa ration\u00a0: voyez ceux de votre compagnon.",
    dog: "Tout pour le chien",
    cat: "Tout pour le chat",
    down: "Vos animaux ne s’affichent pas pour l’instant. Ils sont toujours là\u00a0: revenez dans quelques minutes.",
  },
  favourite: {
    none: "Aucune n’est encore votre favorite. La première de votre carnet\u00a0:",
    all: "Gérer mes adresses",
    empty: "Enregistrez une adresse\u00a0: elle vous attendra à votre prochaine commande.",
    add: "Ajouter une adresse",
    down: "Vos adresses ne s’affichent pas pour l’instant. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
  },
  service: {
    text: "Une question sur une commande, un colis, un repas\u00a0? Nous répondons sous un jour ouvré.",
    write: "Nous écrire",
    faq: "Questions fréquentes",
  },
} as const;
