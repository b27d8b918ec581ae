import { monthsBetween } from "../time/age.ts";

/** "8 mois", "3 ans"; empty where the birthday is unknown or to come. */
export function ageText(birthday: string | null, today: Date): string {
  const born = birthday ? new Date(birthday) : null;
  if (!born || born > today) return "";
  const months = monthsBetween(born, today);
  if (months < 1) return "moins d’un mois";
  if (months < 12) return `${months}\u00a0mois`;
  const years = Math.floor(months / 12);
  return years === 1 ? "1\u00a0an" : `${years}\u00a0ans`;
}
