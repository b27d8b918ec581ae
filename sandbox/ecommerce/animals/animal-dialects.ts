import { isRecord, type JsonRecord } from "../answer.ts";
import type { Dialect } from "../dialects.ts";
import { idOf, iri } from "../iri.ts";
import { midnight } from "../midnight.ts";
import { type ChoiceList, choiceOf, choices } from "./choices.ts";

/** Animals are not a resource of Sylius: members keep their names in every version and take its formats. */
export function inAnimal(dialect: Dialect, animal: JsonRecord): JsonRecord {
  const dated = { ...animal, birthday: midnight(animal.birthday, dialect) };
  switch (dialect) {
    case "specification":
      return animal;
    case "1.10":
      return {
        ...withReferences(dated, ({ "@id": id, "@type": type, label }) => ({
          "@id": id,
          "@type": type,
          label,
        })),
        picture: isRecord(animal.picture)
          ? { "@id": "/api/v2/.well-known/genid/5f1c", "@type": "AnimalPicture", ...animal.picture }
          : null,
      };
    case "1.11":
      return {
        ...dated,
        allergies: emptyAsInPhp(animal.allergies),
        feeds: emptyAsInPhp(animal.feeds),
        picture: animal.picture ?? [],
      };
    case "1.12":
      return { ...without(dated, "id"), weight: inDigits(animal.weight) };
    case "1.13":
      return {
        ...withReferences(dated, (choice) => choice),
        condition: animal.condition && iri("animal-conditions", String(animal.condition)),
        owner: { "@type": "Customer" },
      };
    case "2.0":
      return dated;
  }
}

export function inAnimalWeight(dialect: Dialect, weight: JsonRecord): JsonRecord {
  const dated = { ...weight, measuredOn: midnight(weight.measuredOn, dialect) };
  return dialect === "1.12" ? { ...dated, weight: inDigits(weight.weight) } : dated;
}

export const isChoice = ({ "@type": type }: JsonRecord): boolean =>
  Object.values(choices).some((list) => list.type === type);

export function inChoice(dialect: Dialect, choice: JsonRecord): JsonRecord {
  const { adultWeight } = choice;
  switch (dialect) {
    case "1.10":
      return {
        ...without(choice, "code"),
        type: choice.type && { "@id": choice.type, "@type": "AnimalType" },
      };
    case "1.11":
      return { ...choice, description: choice.description ?? null, adultWeight: adultWeight ?? [] };
    case "1.12":
      return {
        ...without(choice, "position"),
        ...(isRecord(adultWeight) && {
          adultWeight: { low: inDigits(adultWeight.low), high: inDigits(adultWeight.high) },
        }),
      };
    case "1.13":
      return { ...choice, "@id": "/api/v2/.well-known/genid/77ab", type: choice.type ?? null };
    default:
      return choice;
  }
}

const lists: Readonly<Record<string, ChoiceList>> = {
  type: "animal-types",
  gender: "animal-genders",
  breed: "animal-breeds",
  activity: "animal-activities",
  feature: "animal-features",
  allergies: "animal-features",
  feeds: "animal-feeds",
  kibbleBrand: "animal-brands",
  oldKibbleBrand: "animal-brands",
};

function withReferences(animal: JsonRecord, embed: (choice: JsonRecord) => JsonRecord): JsonRecord {
  const embedded = Object.entries(lists).map(([name, list]) => {
    const named = animal[name];
    const whole = (reference: unknown) =>
      typeof reference === "string" ? embed(recordOf(list, reference)) : reference;
    return [name, Array.isArray(named) ? named.map(whole) : whole(named)] as const;
  });
  return { ...animal, ...Object.fromEntries(embedded) };
}

const recordOf = (list: ChoiceList, reference: string): JsonRecord => {
  const { code, label } = choiceOf(list, idOf(reference)) ?? {};
  return { "@id": reference, "@type": choices[list].type, code, label };
};

const inDigits = (weight: unknown): unknown => (typeof weight === "number" ? weight.toFixed(1) : weight);

const emptyAsInPhp = (list: unknown): unknown => (Array.isArray(list) && list.length === 0 ? {} : list);

const without = (record: JsonRecord, left: string): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== left));
