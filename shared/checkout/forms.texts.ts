export const checkoutFormTexts = {
  addressGone: "Cette adresse n’est plus dans votre carnet\u00a0: choisissez-en une autre.",
  addressRefused:
    "Cette adresse ne convient pas\u00a0: {{why}} Choisissez-en une autre, ou saisissez-la de nouveau.",
  carrierMissing: "Choisissez un mode de livraison.",
} as const;
