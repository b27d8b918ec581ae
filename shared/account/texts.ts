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

export const accountTexts = {
  title: "Mon compte",
  greeting: "Bonjour {{firstName}}",
  address: "Vous utilisez l’adresse {{email}}.",
  down: "Une partie de votre compte est momentanément inaccessible. Rien n’est perdu\u00a0: réessayez dans quelques instants.",
  loading: "Chargement",
  broken: "Cette partie ne s’affiche pas pour l’instant. Revenez dans quelques minutes.",
  attention: {
    title: "À faire",
    payment: "Votre commande n°\u00a0{{number}} attend son paiement de {{total}}.",
    pay: "Finaliser le paiement",
    payNamed: "Finaliser le paiement de la commande n°\u00a0{{number}}",
    contact: "Écrire au service client",
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
  order: {
    title: "Votre dernière commande",
    number: "Commande n°\u00a0{{number}}",
    date: "passée le {{date}}",
    item: "{{quantity}}\u00a0× {{name}}",
    items: "Articles de la commande",
    more: ({ count }: { count: number }) =>
      `et ${count}\u00a0${count > 1 ? "autres produits" : "autre produit"}`,
    track: "Suivre mon colis",
    parcel: "Colis {{code}}",
    see: "Voir la commande",
    seeNamed: "Voir la commande n°\u00a0{{number}}",
    all: "Toutes mes commandes",
    empty: "Pas encore de commande. Les vôtres vous attendront ici, avec leur colis et leur facture.",
    dog: "Tout pour le chien",
    cat: "Tout pour le chat",
    down: "Vos commandes ne s’affichent pas pour l’instant. Elles n’ont pas bougé\u00a0: revenez dans quelques minutes.",
  },
  cards: {
    deliveries: "Prochaine livraison",
    animals: "Mes animaux",
    address: "Adresse favorite",
    service: "Service client",
  },
} as const;
