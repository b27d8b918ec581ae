export const crossSells: Record<string, { title: string; skus: string[] }> = {
  cross_sell_produit_dog: {
    title: "Pour accompagner sa gamelle",
    skus: [
      "MUS-CH-FRI-CAN",
      "MUS-CH-PAT-BOE",
      "MUS-CH-FRI-SAU",
      "MUS-CH-PAT-PET",
      "MUS-CH-FRI-BIS",
      "MUS-CH-PAT-DOU",
      "MUS-CH-FRI-CAB",
      "MUS-CH-PAT-SAU",
    ],
  },
  cross_sell_produit_cat: {
    title: "Pour varier ses repas",
    skus: [
      "MUS-CT-FRI-SAU",
      "MUS-CT-PAT-LAP",
      "MUS-CT-FRI-COU",
      "MUS-CT-PAT-THO",
      "MUS-CT-FRI-CRE",
      "MUS-CT-PAT-CAN",
      "MUS-CT-FRI-HER",
      "MUS-CT-PAT-VOL",
    ],
  },
  cross_sell_divers: {
    title: "Les préférés de nos clients",
    skus: [
      "MUS-CH-FRI-CAN",
      "MUS-CT-FRI-COU",
      "MUS-CH-PAT-BOE",
      "MUS-CT-PAT-THO",
      "MUS-CH-FRI-SAU",
      "MUS-CT-FRI-CRE",
      "MUS-CH-PAT-PET",
      "MUS-CT-PAT-TRU",
    ],
  },
};
