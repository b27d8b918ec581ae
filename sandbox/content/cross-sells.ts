/** What is proposed beside a product or on an error page, by the key the shop asks for (spec 7). */
export const crossSells: Record<string, { title: string; skus: string[] }> = {
  cross_sell_produit_dog: {
    title: "Pour accompagner sa gamelle",
    skus: ["MUS-CH-FRI-CAN", "MUS-CH-PAT-BOE", "MUS-CH-PAT-POU", "MUS-CH-ADU-SAU", "MUS-CH-PAT-AGN"],
  },
  cross_sell_produit_cat: {
    title: "Pour varier ses repas",
    skus: ["MUS-CT-PAT-POU", "MUS-CT-FRI-SAU", "MUS-CT-PAT-THO", "MUS-CT-PAT-STE", "MUS-CT-PAT-LAP"],
  },
  cross_sell_divers: {
    title: "Les préférés de nos clients",
    skus: ["MUS-CH-ADU-POU", "MUS-CT-STE-POU", "MUS-CH-FRI-CAN", "MUS-CT-PAT-SAU"],
  },
};
