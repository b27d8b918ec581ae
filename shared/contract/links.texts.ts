/** Apart from the other texts: every page has them. The words of the withdrawal are those of the law (duties). */
export const contractLinkTexts = {
  label: "Mettre fin à un contrat",
  termination: "Résilier mon abonnement",
  withdrawal: "Renoncer au contrat ici",
} as const;
