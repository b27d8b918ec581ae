import type { animals } from "../../database/schema/customers.ts";
import { refuse } from "../problems.ts";
import { blank, lengthFaults, type Violation, violation } from "../violations.ts";
import { cat, dog } from "./animal-types.ts";
import { type ChoiceList, choiceOf } from "./choices.ts";

/** References are the last segment of their IRI, weights hundreds of grams. */
export type AnimalFields = Omit<
  typeof animals.$inferSelect,
  "id" | "customerId" | "updatedAt" | "deletedAt" | "deletionReason"
>;

export type AnimalChange = { [Field in keyof AnimalFields]?: AnimalFields[Field] | null | undefined };

const required = [
  "type",
  "gender",
  "name",
  "breed",
  "birthday",
  "weight",
  "sterilized",
  "condition",
  "activity",
  "feature",
  "kibbleBrand",
] as const;

const weights: Record<string, { least: number; most: number }> = {
  [dog]: { least: 1, most: 1000 },
  [cat]: { least: 10, most: 130 },
};

const firstBirthday = "1970-01-01";

export function refuseNew(entry: AnimalChange, today: string): asserts entry is AnimalFields {
  refuse([
    ...required.filter((field) => entry[field] === undefined).map(blank),
    ...(entry.feeds === undefined ? [noFeed] : []),
    ...animalFaults(entry, entry, today),
  ]);
}

export function refuseChange(
  change: AnimalChange,
  known: AnimalFields,
  today: string,
): asserts change is Partial<AnimalFields> {
  refuse(animalFaults(change, known, today));
}

function animalFaults(change: AnimalChange, known: AnimalChange, today: string): Violation[] {
  const { name, birthday, condition, allergies, feeds, picture } = change;
  const changed = <Field extends keyof AnimalChange>(field: Field) =>
    change[field] === undefined ? known[field] : change[field];
  const whole = {
    type: changed("type"),
    weight: changed("weight"),
    breed: changed("breed"),
    feature: changed("feature"),
  };
  return [
    ...required.filter((field) => change[field] === null).map(blank),
    ...(name == null ? [] : lengthFaults("name", name, 1, 255)),
    ...(birthday == null ? [] : birthdayFaults(birthday, today)),
    ...weightFaults(whole),
    ...(condition == null || (condition >= 1 && condition <= 5) ? [] : [outside("condition", 1, 5)]),
    ...ofOtherKind(whole),
    ...(allergies?.some((one) => !choiceOf("animal-features", one)?.allergy) ? [noAllergy] : []),
    ...(feeds?.length === 0 ? [noFeed] : []),
    ...(picture ? pictureFaults(picture.url) : []),
  ];
}

function birthdayFaults(day: string, today: string): Violation[] {
  if (!isDay(day)) return [violation("date", "birthday", "Cette date n’est pas valable.")];
  if (day > today)
    return [
      violation("lessThan", "birthday", {
        en: "This must not be in the future.",
        fr: "Cette date ne peut pas être dans le futur.",
      }),
    ];
  if (day >= firstBirthday) return [];
  return [
    violation("greaterThan", "birthday", {
      en: "This is too long ago.",
      fr: "Cette date est trop ancienne.",
    }),
  ];
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

function weightFaults({ type, weight }: AnimalChange): Violation[] {
  const bounds = weights[type ?? dog];
  if (weight == null || !bounds || (weight >= bounds.least && weight <= bounds.most)) return [];
  return [outside("weight", bounds.least / 10, bounds.most / 10)];
}

function ofOtherKind({ type, breed, feature }: AnimalChange): Violation[] {
  if (type == null) return [];
  return [
    ...(fits("animal-breeds", breed, type) ? [] : [otherKind("breed")]),
    ...(fits("animal-features", feature, type) ? [] : [otherKind("feature")]),
  ];
}

function fits(list: ChoiceList, code: string | null | undefined, type: string): boolean {
  const choice = choiceOf(list, code);
  return !choice?.type || choice.type === type;
}

const pictureFaults = (url: string): Violation[] =>
  url.length <= 2048 && /^(https?:\/\/|\/(?!\/))\S+$/.test(url)
    ? []
    : [violation("pattern", "picture.url", "Cette adresse n’est pas valable.")];

const outside = (path: string, least: number, most: number) =>
  violation("notInRange", path, {
    en: `This value should be between ${least} and ${most}.`,
    fr: `Cette valeur doit être comprise entre ${inFrench(least)} et ${inFrench(most)}.`,
  });

const inFrench = (value: number): string => value.toLocaleString("fr-FR");

const otherKind = (path: string) =>
  violation("choice", path, {
    en: "This is not for this kind of animal.",
    fr: "Ce choix n’est pas prévu pour cet animal.",
  });

const noFeed = violation("tooFew", "feeds", {
  en: "Choose at least one value.",
  fr: "Choisissez au moins une valeur.",
});

const noAllergy = violation("choice", "allergies", {
  en: "This is not an allergy.",
  fr: "Ce choix n’est pas une allergie.",
});
