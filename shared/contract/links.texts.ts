/** The law sets the wording of the withdrawal. */
export const rightsLinkTexts = {
  label: "Vos droits",
  termination: "Résilier mon abonnement",
  withdrawal: "Renoncer au contrat ici",
  consent: "Gérer mes cookies",
  recalls: "Rappels de produits",
} as const;
