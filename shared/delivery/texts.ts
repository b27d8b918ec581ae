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
          invalid: "Ce mode de livraison n’est plus proposé pour cette commande. Choisissez-en un autre.",
        },
      },
      pickupPoint: {
        errors: {
          required: "Choisissez le point où retirer votre colis.",
          invalid: "Ce point ne peut pas recevoir votre colis en ce moment. Choisissez-en un autre.",
        },
      },
    },
  },
} as const;
