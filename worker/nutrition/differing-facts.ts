import type { Animal, AnimalFacts } from "../../shared/animal/animal.ts";

export function differingFacts(animal: Animal, wanted: Partial<AnimalFacts>): string[] {
  const known = new Map<string, unknown>(Object.entries(animal));
  return Object.entries(wanted).flatMap(([name, value]) =>
    textOf(known.get(name)) === textOf(value) ? [] : [name],
  );
}

const textOf = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
