import type { Violation } from "./problems.ts";

interface Person {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  gender?: string | null | undefined;
  birthday?: string | null | undefined;
}

/** The rules on a person (spec 5), for the given fields. */
export function personFaults(person: Person, now = new Date()): Violation[] {
  const faults: [boolean, string, string][] = [
    [wrongLength(person.firstName, 1, 255), "firstName", "Le prénom doit compter de 1 à 255 caractères."],
    [wrongLength(person.lastName, 1, 255), "lastName", "Le nom doit compter de 1 à 255 caractères."],
    [person.email !== undefined && !isEmail(person.email), "email", "Cette adresse e-mail n’est pas valide."],
    [wrongLength(person.password, 5, 255), "password", "Le mot de passe doit compter de 5 à 255 caractères."],
    [person.gender != null && !/^[mfu]$/.test(person.gender), "gender", "Cette civilité n’existe pas."],
    [
      person.birthday != null && !isBirthday(person.birthday, now),
      "birthday",
      "Cette date de naissance n’est pas valide.",
    ],
  ];
  return faults.filter(([wrong]) => wrong).map(([, path, message]) => ({ path, message }));
}

function wrongLength(text: string | undefined, least: number, most: number): boolean {
  return text !== undefined && (text.trim().length < least || text.length > most);
}

function isEmail(text: string): boolean {
  return text.length <= 255 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

function isBirthday(text: string, now: Date): boolean {
  const date = new Date(text);
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - 120);
  oldest.setUTCHours(0, 0, 0, 0);
  return !Number.isNaN(date.getTime()) && date < now && date >= oldest;
}
