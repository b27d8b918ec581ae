export interface PaymentMethod {
  code: string;
  name: string;
  description: string;
  /** For the shopper after the order is placed; null where the gateway's page takes the payment. */
  instructions: string | null;
}

/** The methods the shop displays (spec 9): card, paypal, cheque, bank transfer. */
export const paymentMethods: readonly PaymentMethod[] = [
  {
    code: "card",
    name: "Carte bancaire",
    description: "Visa ou Mastercard, sur la page sécurisée de notre prestataire.",
    instructions: null,
  },
  {
    code: "paypal",
    name: "PayPal",
    description: "Avec votre compte PayPal.",
    instructions: null,
  },
  {
    code: "check",
    name: "Chèque",
    description: "La commande part à l’encaissement de votre chèque.",
    instructions:
      "Envoyez votre chèque à l’ordre de Museau SAS, 12 quai des Tilleuls, 69009 Lyon, avec le numéro de la commande au dos. Elle est gardée 15 jours et part à l’encaissement.",
  },
  {
    code: "bank_transfer",
    name: "Virement bancaire",
    description: "Nos coordonnées bancaires vous sont envoyées par e-mail.",
    instructions:
      "Virez le montant sur le compte FR76 3000 4000 0300 0000 0000 043 (BIC BNPAFRPPXXX), au nom de Museau SAS, avec le numéro de la commande comme motif. Elle part à réception, sous 2 à 3 jours ouvrés.",
  },
];

export function paymentMethodOf(code: string | null): PaymentMethod | undefined {
  return paymentMethods.find((method) => method.code === code);
}
