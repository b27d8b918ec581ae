import type { SubscriptionAlert } from "../customer-subscription.ts";

interface AlertParams {
  name: string;
  subject: string | null;
  lastDigits: string;
}

const about = ({ subject }: AlertParams) => (subject ? `\u00a0: ${subject}` : "");
const quoted = (name: string) => `«\u00a0${name}\u00a0»`;
const of = ({ name }: AlertParams) => (name ? `de votre abonnement ${quoted(name)} ` : "");

function card({ name, lastDigits }: AlertParams): string {
  const whole = `La carte${lastDigits && ` finissant par ${lastDigits}`}`;
  if (!name) return whole;
  return lastDigits
    ? `${whole}, qui règle votre abonnement ${quoted(name)},`
    : `${whole} qui règle votre abonnement ${quoted(name)}`;
}

export const alertTexts = {
  what: {
    card_expired: (params: AlertParams) => `${card(params)} a expiré.`,
    card_expiring: (params: AlertParams) => `${card(params)} expire à la fin du mois.`,
    payment_failed: (params: AlertParams) => `Le dernier paiement ${of(params)}a été refusé.`,
    awaiting_payment: (params: AlertParams) =>
      `Une commande ${of(params)}attend son paiement${about(params)}.`,
    no_card: (params: AlertParams) =>
      `${`Aucune carte n’est enregistrée pour les prochaines livraisons ${of(params)}`.trimEnd()}.`,
    product_unavailable: (params: AlertParams) =>
      `Un article ${of(params)}n’est plus disponible${about(params)}.`,
    pickup_point_unavailable: (params: AlertParams) =>
      `Le point relais ${of(params)}est momentanément fermé${about(params)}.`,
    invalid_carrier: (params: AlertParams) => `Le mode de livraison ${of(params)}n’est plus proposé.`,
    invalid_promotion: (params: AlertParams) =>
      `Un code promo ${of(params)}n’est plus valable${about(params)}.`,
    termination_requested: (params: AlertParams) =>
      `Votre demande d’arrêt ${of(params)}a bien été reçue${about(params)}.`,
    termination_requested_elsewhere: (params: AlertParams) =>
      `Une demande d’arrêt ${of(params)}a été envoyée avec votre e-\u2060mail, sans connexion à ce compte${about(params)}.`,
  } satisfies Record<SubscriptionAlert["kind"] | "no_card", (params: AlertParams) => string>,
  when: {
    deadline: "Agissez avant le {{deadline}} pour recevoir votre colis du {{day}}.",
    still_valid: "Elle règle encore votre colis du {{day}}. Changez-la pour les suivants.",
    debit: "À régler avant le débit du {{day}}.",
    no_card: "D’ici là, rien ne part et rien n’est débité.",
    paid: "Le colis part dès que le paiement est accepté.",
    termination_requested: "Notre service client vous confirme la date de fin par e-\u2060mail.",
    termination_requested_elsewhere:
      "Si elle vient de vous, notre service client vous confirme la date de fin par e-\u2060mail. Sinon, écrivez-lui.",
    late: "Le colis du {{day}} est déjà en préparation. Notre service client voit avec vous ce qui reste possible.",
  },
  mend: {
    card_expired: "Changer de carte",
    card_expiring: "Changer de carte",
    payment_failed: "Changer de carte",
    awaiting_payment: "Finaliser le paiement",
    no_card: "Enregistrer une carte",
    product_unavailable: "Choisir un autre produit",
    pickup_point_unavailable: "Choisir un autre point relais",
    invalid_carrier: "Choisir un autre mode de livraison",
    invalid_promotion: "Revoir mes codes promo",
    termination_requested: "Écrire au service client",
    termination_requested_elsewhere: "Écrire au service client",
    contact: "Écrire au service client",
  } satisfies Record<SubscriptionAlert["kind"] | "no_card" | "contact", string>,
} as const;
