import type { Order } from "./order-store.ts";
import type { Violation } from "./violations.ts";

export interface PaymentMethod {
  code: string;
  name: string;
  description: string;
  instructions: string | null;
  /** Later deliveries of a subscription can be charged with this method, which the API does not tell. */
  isRecurring: boolean;
}

export const paymentMethods: readonly PaymentMethod[] = [
  {
    code: "card",
    name: "Carte bancaire",
    description: "Visa ou Mastercard, sur la page sécurisée de notre prestataire.",
    instructions: null,
    isRecurring: true,
  },
  {
    code: "paypal",
    name: "PayPal",
    description: "Avec votre compte PayPal.",
    instructions: null,
    isRecurring: false,
  },
  {
    code: "check",
    name: "Chèque",
    description: "Nous expédions dès l’encaissement de votre chèque.",
    instructions:
      "Envoyez votre chèque à l’ordre de Museau SAS, 12 quai des Tilleuls, 69009 Lyon, avec le numéro de la commande au dos. Elle vous attend 15 jours et part à l’encaissement.",
    isRecurring: false,
  },
  {
    code: "bank_transfer",
    name: "Virement bancaire",
    description: "Nos coordonnées bancaires vous sont envoyées par e-\u2060mail.",
    instructions:
      "Virez le montant sur le compte FR76 3000 4000 0300 0000 0000 043 (BIC BNPAFRPPXXX), au nom de Museau SAS, avec le numéro de la commande comme motif. Elle part à réception, sous 2 à 3 jours ouvrés.",
    isRecurring: false,
  },
];

export function paymentMethodOf(code: string | null): PaymentMethod | undefined {
  return paymentMethods.find((method) => method.code === code);
}

type Goods = Pick<Order, "items" | "subscriptionId">;

export const isSubscribed = ({ items, subscriptionId }: Goods): boolean =>
  subscriptionId !== null || items.some(({ subscriptionInterval }) => subscriptionInterval > 0);

export function methodFaults(order: Goods, method: string | null): Violation[] {
  if (!isSubscribed(order) || paymentMethodOf(method)?.isRecurring !== false) return [];
  return [
    {
      path: "paymentMethod",
      message: "Ce moyen de paiement ne convient pas à un abonnement.",
    },
  ];
}
