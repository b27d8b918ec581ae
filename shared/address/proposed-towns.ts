import { fittedField } from "./fitted-address.ts";
import { folded, namesOfOneTown } from "./town-names.ts";

/** The address base knows France alone. */
const countryCode = "FR";

/** More towns than this would be a list to search, not a correction. */
const most = 4;

/** Towns of a postcode that a shopper may have meant. None if the typed town is one of them. */
export function proposedTowns(typed: string, towns: readonly string[]): string[] {
  const own = namesOf(typed);
  const fits = (town: string) =>
    namesOf(town).some((name) => own.some((other) => isPartOf(name, other) || isPartOf(other, name)));
  if (own.length === 0 || towns.some(fits) || towns.length > most) return [];
  return towns.flatMap((town) => fittedField("city", town, { countryCode }) ?? []);
}

/** Names of the town in the country's languages, without the digits of a district or of a special delivery. */
function namesOf(town: string): string[] {
  const name = folded(town)
    .replace(/\bcedex\b/g, "")
    .replace(/\b\d+(?:er?|e?me)?\b/g, "")
    .replace(/ +/g, " ")
    .trim();
  if (!name) return [];
  return namesOfOneTown(countryCode).find((names) => names.includes(name)) ?? [name];
}

/** Whole words: a hamlet is often written before or behind its town. */
const isPartOf = (name: string, other: string) => ` ${other} `.includes(` ${name} `);
