/** "Tous les mois", "Toutes les 6 semaines". A label that is a sentence of its own stays. */
export const every = ({ label }: { label: string }): string => {
  const [, count, unit = ""] = /^(\d+) (.+)$/.exec(label) ?? [];
  if (!count) return label;
  const article = unit.startsWith("semaine") ? "Toutes" : "Tous";
  if (count === "1") return `${article} les ${unit.endsWith("s") ? unit : `${unit}s`}`;
  return `${article} les ${label}`;
};
