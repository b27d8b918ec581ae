export interface OpenOrder {
  token: string;
  number: string;
}

interface Numbered {
  number: string;
}

export const openOrderTexts = {
  waiting: ({ number }: Numbered) =>
    number ? `Commande ${number} à\u00a0régler` : "Une commande à\u00a0régler",
  finish: "Finaliser le paiement",
  title: "Votre commande attend son paiement",
  emptyCart: ({ number }: Numbered) =>
    `Ses articles ont quitté le panier\u00a0: ils sont dans la commande${number && ` ${number}`}, que vous pouvez régler maintenant.`,
  besideCart: ({ number }: Numbered) =>
    `La commande${number && ` ${number}`} attend son paiement. Ce panier est séparé et fera une autre commande.`,
} as const;
