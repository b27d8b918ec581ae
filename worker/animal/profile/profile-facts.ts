import type { Animal } from "../../../shared/animal/animal.ts";
import {
  type AnimalListName,
  type AnimalLists,
  choicesFor,
  codeOf,
  labelOf,
  labelsOf,
} from "../../../shared/animal/animal-lists.ts";
import { animalFormTexts } from "../../../shared/animal/form/animal-form.texts.ts";
import { animalProfileTexts } from "../../../shared/animal/profile/animal-profile.texts.ts";
import {
  type AskedField,
  askedFields,
  type ProfileFacts,
} from "../../../shared/animal/profile/profile-facts.ts";
import { translator } from "../../../shared/text/translator.ts";

const t = translator(animalProfileTexts);
const form = translator(animalFormTexts);

export function profileFacts(animal: Animal, lists: AnimalLists | null): ProfileFacts {
  const values = valuesOf(animal, lists);
  return {
    known: askedFields.flatMap((field) => {
      const value = values[field];
      return value ? [{ field, value, hint: hintOf(animal, field, lists) }] : [];
    }),
    missing: askedFields.filter((field) => isMissing(animal, field)),
  };
}

function hintOf(animal: Animal, field: AskedField, lists: AnimalLists | null): string | null {
  const list = described[field];
  if (!list || !lists) return null;
  const choices = animal.kind ? choicesFor(lists, list, animal.kind) : lists[list];
  return choices.find(({ ref }) => ref === String(animal[field]))?.description ?? null;
}

const described: { readonly [Field in AskedField]?: AnimalListName } = {
  condition: "conditions",
  activity: "activities",
  feature: "features",
};

function isMissing(animal: Animal, field: AskedField): boolean {
  const value = animal[field];
  return value === null || (Array.isArray(value) && value.length === 0);
}

function valuesOf(animal: Animal, lists: AnimalLists | null): Partial<Record<AskedField, string | null>> {
  const { gender, sterilized, feeds } = animal;
  const label = (list: keyof AnimalLists, ref: string | null) => labelOf(lists?.[list] ?? [], ref);
  const eaten = feeds.flatMap((feed) => label("feeds", feed) ?? []);
  return {
    gender: gender && form(`genders.${gender}`),
    breed: label("breeds", animal.breed),
    sterilized: sterilized === null ? null : t("facts.sterilized", { gender, isSterilized: sterilized }),
    condition: animal.condition && label("conditions", String(animal.condition)),
    activity: label("activities", animal.activity),
    feature: labelsOf(lists?.features ?? [], [
      animal.allergies.length > 0 && isNone(lists, animal.feature) ? null : animal.feature,
      ...animal.allergies,
    ])
      .map((one, place) => (place ? lowerFirst(one) : one))
      .join(", "),
    feeds: new Intl.ListFormat("fr-FR").format(eaten.map((feed, place) => (place ? lowerFirst(feed) : feed))),
    kibbleBrand: brandText(animal, (ref) => (isNamed(lists, ref) ? label("brands", ref) : null)),
  };
}

const isNone = (lists: AnimalLists | null, feature: string | null) =>
  codeOf(lists?.features, feature) === "none";

const isNamed = (lists: AnimalLists | null, brand: string | null) =>
  lists?.brands.some(({ ref, code }) => ref === brand && code !== "unknown" && code !== "other") ?? false;

function brandText(
  { kibbleBrand, oldKibbleBrand, onlyThisBrand }: Animal,
  labelled: (ref: string | null) => string | null,
): string | null {
  const brand = labelled(kibbleBrand);
  if (!brand) return null;
  const old = oldKibbleBrand === kibbleBrand ? null : labelled(oldKibbleBrand);
  if (old) return t("facts.brand.changed", { brand, old });
  return t(onlyThisBrand ? "facts.brand.only" : "facts.brand.own", { brand });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
