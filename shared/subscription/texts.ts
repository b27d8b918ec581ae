export const every = ({ label }: { label: string }): string => {
  const [, count, unit = ""] = /^(\d+) (jours?|semaines?|mois)$/.exec(label) ?? [];
  if (!count) return label;
  const article = unit.startsWith("semaine") ? "Toutes" : "Tous";
  if (count === "1") return `${article} les ${unit.endsWith("s") ? unit : `${unit}s`}`;
  return `${article} les ${label}`;
};
