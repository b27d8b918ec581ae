import type { animals } from "./database/schema.ts";

type AnimalRow = typeof animals.$inferInsert;

const dog = "1";
const cat = "2";
const male = "1";
const female = "2";

/** Camille's. */
export function demoAnimalRows(now: string): AnimalRow[] {
  return [
    {
      id: 1,
      customerId: 1,
      type: dog,
      gender: male,
      name: "Oslo",
      breed: "border-collie",
      birthday: "2022-03-08",
      weight: 185,
      sterilized: false,
      condition: 3,
      activity: "high",
      feature: "none",
      feeds: ["kibble", "treats"],
      kibbleBrand: "museau",
      onlyThisBrand: true,
      picture: { url: "/_sandbox/pictures/scenes/chien.svg", fileId: "demo-oslo" },
      updatedAt: now,
    },
    {
      id: 2,
      customerId: 1,
      type: cat,
      gender: female,
      name: "Mirabelle",
      breed: "european",
      birthday: "2019-06-21",
      weight: 42,
      sterilized: true,
      condition: 4,
      activity: "low",
      feature: "none",
      feeds: ["kibble", "wet-food"],
      kibbleBrand: "museau",
      oldKibbleBrand: "other",
      onlyThisBrand: false,
      updatedAt: now,
    },
  ];
}
