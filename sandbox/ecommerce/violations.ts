/** `code` is a UUID, a name of the shop's own rules (`subscription.locked`), or null if Sylius sends none. */
export interface Violation {
  path: string;
  message: Message;
  code?: string;
  payload?: Record<string, string>;
}

type Message = string | { en: string; fr: string };

export const messageIn = (locale: string | undefined, message: Message): string =>
  typeof message === "string" ? message : locale?.startsWith("fr") ? message.fr : message.en;

export const codes = {
  blank: "c1051bb4-d103-4f74-8988-acbcafc7fdc3",
  tooShort: "9ff3fdc4-b214-49db-8718-39c315e33d45",
  tooLong: "d94b19cc-114f-4f44-9cc4-4138e80a87b9",
  email: "bd79c0ab-ddba-46cc-a703-a7a4b08de310",
  pattern: "de1e3db3-5ed4-4941-aae4-59f3667cc3a3",
  country: "8f900c12-61bd-455d-9398-996cd040f7f0",
  choice: "8e179f1b-97aa-4560-a02f-2a8b42e49df7",
  date: "69819696-02ac-4a99-9ff0-14e127c4d1bc",
  notInRange: "04b91c99-a946-4221-afc5-e65ebac401eb",
  lessThan: "079d7420-2d13-460c-8756-de810eeb37d2",
  greaterThan: "778b7ae0-84d3-481a-9dec-35fdb64b1d78",
  notUnique: "23bd9dbf-6b9b-41cd-a99e-4844bcf3077f",
  tooFew: "bef8e338-6ae5-4caf-b8e2-50e7b0579e69",
  tooMany: "756b1212-697c-468d-a9ad-50dd783bb169",
  wrongPassword: "2d2a8bb4-ddc8-45e4-9b0f-8670d3a3e290",
} as const;

export function violation(code: keyof typeof codes, path: string, message: Message): Violation {
  return { path, message, code: codes[code] };
}

export const blank = (path: string): Violation =>
  violation("blank", path, { en: "This must not be blank.", fr: "Ce champ est à remplir." });

/** A blank text has its own code, and is too short besides. */
export function lengthFaults(path: string, text: string, least: number, most: number): Violation[] {
  const faults = text.trim() ? [] : [blank(path)];
  if (text.length < least)
    faults.push(
      violation("tooShort", path, {
        en: `At least ${least} characters are needed.`,
        fr: `Il faut au moins ${least} caractères.`,
      }),
    );
  if (text.length > most)
    faults.push(
      violation("tooLong", path, {
        en: `At most ${most} characters are allowed.`,
        fr: `Il faut au plus ${most} caractères.`,
      }),
    );
  return faults;
}
