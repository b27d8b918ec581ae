import type { animals, animalWeights } from "../../database/schema/customers.ts";
import { dayOf } from "../../paris-days.ts";
import { apiPath, iri } from "../iri.ts";

/** References are IRIs, the weight is in kg with one decimal. */
export function animalJson(animal: typeof animals.$inferSelect) {
  const { id, type, gender, breed, weight, activity, feature, kibbleBrand, oldKibbleBrand } = animal;
  const { allergies, feeds } = animal;
  return {
    "@context": `${apiPath}/contexts/Animal`,
    "@id": iri("animals", id),
    "@type": "Animal",
    id,
    type: iri("animal-types", type),
    gender: iri("animal-genders", gender),
    name: animal.name,
    breed: reference("animal-breeds", breed),
    birthday: animal.birthday,
    weight: weight === null ? null : weight / 10,
    sterilized: animal.sterilized,
    condition: animal.condition,
    activity: reference("animal-activities", activity),
    feature: reference("animal-features", feature),
    allergies: allergies.map((allergy) => iri("animal-features", allergy)),
    feeds: feeds.map((feed) => iri("animal-feeds", feed)),
    kibbleBrand: reference("animal-brands", kibbleBrand),
    oldKibbleBrand: reference("animal-brands", oldKibbleBrand),
    onlyThisBrand: animal.onlyThisBrand,
    picture: animal.picture,
    updatedAt: animal.updatedAt,
  };
}

const reference = (resource: string, code: string | null) => (code === null ? null : iri(resource, code));

export const animalWeightJson = ({ weight, measuredAt }: typeof animalWeights.$inferSelect) => ({
  "@type": "AnimalWeight",
  weight: weight / 10,
  measuredOn: dayOf(measuredAt),
});
