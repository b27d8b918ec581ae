export const deliveryTexts = {
  legend: "Mode de livraison",
  loadingPoints: "Chargement des points de retrait",
} as const;

export const deliveryFormTexts = {
  carrierMissing: "Choisissez un mode de livraison.",
  forms: {
    shipping: {
      shippingMethod: {
        errors: {
          invalid:
            "Ce mode de livraison n’est plus proposé pour cette commande\u00a0: choisissez-en un autre.",
        },
      },
      pickupPoint: {
        errors: {
          required: "Choisissez le point où vous retirerez votre commande.",
          invalid: "Ce point ne peut pas recevoir votre commande en ce moment\u00a0: choisissez-en un autre.",
        },
      },
    },
  },
} as const;
