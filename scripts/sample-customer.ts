import { everyPostalText, type PostalAddress } from "../shared/address/address.ts";
import type { AnimalFacts } from "../shared/animal/animal.ts";

/** Valid for every service that is asked, and nobody's. */
export const sampleAddress: PostalAddress = {
  ...everyPostalText(null),
  provinceCode: null,
  provinceName: null,
  firstName: "Essai",
  lastName: "Boutique",
  street: "1 rue de la Paix",
  city: "Paris",
  postcode: "75002",
  countryCode: "FR",
  phoneNumber: "+33123456789",
};

export const sampleDog: AnimalFacts = {
  kind: "dog",
  gender: "male",
  name: "",
  breed: null,
  birthday: "2023-01-15",
  weight: 10,
  sterilized: false,
  condition: 3,
  activity: null,
  feature: null,
  allergies: [],
  feeds: [],
  kibbleBrand: null,
  oldKibbleBrand: null,
  onlyThisBrand: false,
};
