/** Apart from the other texts: every page has them. The words of the withdrawal are those of the law (duties). */
export const rightsLinkTexts = {
  label: "Vos droits",
  termination: "Résilier mon abonnement",
  withdrawal: "Renoncer au contrat ici",
  consent: "Gérer mes cookies",
  recalls: "Rappels de produits",
} as const;
