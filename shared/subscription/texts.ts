/** "Tous les mois", "Toutes les 6 semaines". */
export const every = ({ label }: { label: string }): string => {
  if (label === "1 mois") return "Tous les mois";
  return label.endsWith("semaines") ? `Toutes les ${label}` : `Tous les ${label}`;
};
