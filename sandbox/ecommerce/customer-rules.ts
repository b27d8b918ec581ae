import * as clock from "../../shared/time/clock.ts";
import { blank, lengthFaults, type Violation, violation } from "./violations.ts";

interface Person {
  firstName?: string | undefined;
  lastName?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  gender?: string | null | undefined;
  birthday?: string | null | undefined;
  communicationLanguage?: string | undefined;
}

const languages = ["fr", "nl", "de", "it", "en"];

export function personFaults(person: Person, now = clock.date()): Violation[] {
  const { firstName, lastName, email, password, gender, birthday, communicationLanguage } = person;
  return [
    ...(firstName === undefined ? [] : lengthFaults("firstName", firstName, 1, 255)),
    ...(lastName === undefined ? [] : lengthFaults("lastName", lastName, 1, 255)),
    ...(email === undefined ? [] : emailFaults(email)),
    ...(password === undefined ? [] : lengthFaults("password", password, 5, 255)),
    ...(gender == null || /^[mfu]$/.test(gender) ? [] : [unknownChoice("gender")]),
    ...(birthday == null ? [] : birthdayFaults(birthday, now)),
    ...(communicationLanguage === undefined || languages.includes(communicationLanguage)
      ? []
      : [unknownChoice("communicationLanguage")]),
  ];
}

const unknownChoice = (path: string) =>
  violation("choice", path, {
    en: "Choose one of the given values.",
    fr: "Choisissez l’une des valeurs proposées.",
  });

function emailFaults(email: string): Violation[] {
  if (isEmail(email)) return [];
  const message = { en: "This e-mail is not valid.", fr: "Cet e-mail n’est pas correct." };
  return email.trim() ? [violation("email", "email", message)] : [blank("email")];
}

function isEmail(text: string): boolean {
  return text.length <= 255 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

function birthdayFaults(text: string, now: Date): Violation[] {
  const date = new Date(text);
  const oldest = new Date(now);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - 120);
  oldest.setUTCHours(0, 0, 0, 0);
  if (Number.isNaN(date.getTime()) || date >= now)
    return [
      violation("lessThan", "birthday", {
        en: "This must be before today.",
        fr: "Cette date doit être dans le passé.",
      }),
    ];
  if (date >= oldest) return [];
  return [
    violation("greaterThan", "birthday", {
      en: "This is too long ago.",
      fr: "Cette date est trop ancienne.",
    }),
  ];
}

/** Both faults stand at `newPassword`, and the second has no code, as in Sylius. */
export function newPasswordFaults(given: { newPassword: string; confirmNewPassword: string }): Violation[] {
  const { newPassword, confirmNewPassword } = given;
  return [
    ...lengthFaults("newPassword", newPassword, 5, 255),
    ...(newPassword === confirmNewPassword ? [] : [mismatch]),
  ];
}

const mismatch: Violation = {
  path: "newPassword",
  message: { en: "The passwords do not match.", fr: "Les mots de passe ne correspondent pas." },
};
