import { monthsBetween } from "../time/age.ts";

export function ageText(birthday: string | null, today: Date): string {
  const months = birthday ? monthsBetween(new Date(birthday), today) : -1;
  if (months < 0) return "";
  if (months < 1) return "moins d’un mois";
  if (months < 12) return `${months}\u00a0mois`;
  const years = Math.floor(months / 12);
  return years === 1 ? "1\u00a0an" : `${years}\u00a0ans`;
}

export function wholeAge(birthday: string | null, today: Date): string {
  const years = ageText(birthday, today);
  const months = birthday ? monthsBetween(new Date(birthday), today) % 12 : 0;
  return /an/.test(years) && months > 0 ? `${years} et ${months}\u00a0mois` : years;
}
