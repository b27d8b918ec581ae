import type { animals, animalWeights, weightPlans } from "../database/schema/customers.ts";
import { weighingAfter } from "../ecommerce/animals/weight-plan-store.ts";
import { dayOf } from "../paris-days.ts";

type AnimalRow = typeof animals.$inferInsert;

interface DemoAnimal extends Omit<AnimalRow, "id" | "birthday" | "updatedAt"> {
  id: number;
  /** Birthday, or months before today if the animal must not grow older. */
  born: string | number;
  weighed?: readonly (readonly [daysAgo: number, weight: number])[];
  plan?: { daysAgo: number; startWeight: number; targetWeight: number };
}

const [camille, hugo, marguerite, gerard] = [1, 4, 5, 6];

const dog = { type: "1", activity: "moderate", feature: "none", feeds: ["kibble"], kibbleBrand: "museau" };
const cat = { ...dog, type: "2", activity: "low" };
const male = { gender: "1" };
const female = { gender: "2" };

const demoAnimals: readonly DemoAnimal[] = [
  {
    ...dog,
    ...male,
    id: 1,
    customerId: camille,
    name: "Oslo",
    breed: "border-collie",
    born: "2022-03-08",
    weight: 185,
    weighed: [
      [720, 172],
      [540, 176],
      [390, 181],
      [270, 189],
      [150, 192],
      [60, 187],
    ],
    sterilized: false,
    condition: 3,
    activity: "high",
    feeds: ["kibble", "treats"],
    onlyThisBrand: true,
    picture: photoOf("oslo"),
  },
  {
    ...cat,
    ...female,
    id: 2,
    customerId: camille,
    name: "Mirabelle",
    breed: "european",
    born: "2019-06-21",
    weight: 42,
    weighed: [
      [600, 37],
      [420, 39],
      [240, 40],
      [90, 41],
    ],
    sterilized: true,
    condition: 4,
    feeds: ["kibble", "wet-food"],
    oldKibbleBrand: "other",
  },
  {
    ...dog,
    ...female,
    id: 3,
    customerId: hugo,
    name: "Pistache",
    breed: "labrador",
    born: 4,
    weight: 146,
    weighed: [
      [63, 58],
      [49, 79],
      [35, 102],
      [21, 124],
      [7, 140],
    ],
    sterilized: false,
    condition: 3,
    kibbleBrand: "gamelle-doree",
    picture: photoOf("pistache"),
  },
  {
    ...cat,
    ...male,
    id: 4,
    customerId: hugo,
    name: "Moka",
    breed: "chartreux",
    born: "2021-09-12",
    weight: 54,
    weighed: [
      [400, 48],
      [180, 52],
    ],
    sterilized: true,
    condition: 3,
    feature: "hairballs",
    feeds: ["kibble", "wet-food"],
    picture: photoOf("moka"),
  },
  {
    ...cat,
    ...female,
    id: 5,
    customerId: hugo,
    name: "Praline",
    breed: "maine-coon",
    born: 3,
    weight: 16,
    weighed: [[14, 12]],
    sterilized: false,
    condition: 3,
    activity: "high",
    kibbleBrand: "unknown",
  },
  {
    ...dog,
    ...male,
    id: 6,
    customerId: marguerite,
    name: "Ulysse",
    breed: "beagle",
    born: "2014-10-03",
    weight: 174,
    weighed: [
      [900, 149],
      [600, 158],
      [330, 166],
      [120, 171],
    ],
    sterilized: true,
    condition: 4,
    activity: "low",
    feature: "joints",
    feeds: ["kibble", "treats"],
    kibbleBrand: "terroir-animal",
    oldKibbleBrand: "museau",
    picture: photoOf("ulysse"),
  },
  {
    ...cat,
    ...female,
    id: 7,
    customerId: marguerite,
    name: "Cléopâtre",
    breed: "persian",
    born: "2012-05-30",
    weight: 33,
    weighed: [
      [500, 41],
      [250, 38],
      [80, 35],
    ],
    sterilized: true,
    condition: 2,
    feature: "kidney",
    feeds: ["kibble", "wet-food"],
    kibbleBrand: "veto-equilibre",
  },
  {
    ...dog,
    ...male,
    id: 8,
    customerId: gerard,
    name: "Titan",
    breed: "saint-bernard",
    born: "2021-01-17",
    weight: 600,
    weighed: [[365, 585]],
    sterilized: false,
    condition: 3,
    feeds: ["kibble", "raw"],
    onlyThisBrand: true,
    picture: photoOf("titan"),
  },
  {
    ...dog,
    ...female,
    id: 9,
    customerId: gerard,
    name: "Réglisse",
    breed: "mixed-medium",
    born: "2023-04-02",
    sterilized: true,
    condition: 3,
    activity: null,
  },
  {
    ...dog,
    ...female,
    id: 10,
    customerId: gerard,
    name: "Princesse Mirza-Joséphine de la Vallée des Trois Moulins et du Bois-Joli",
    breed: "petit-basset-griffon-vendeen",
    born: "2020-08-25",
    weight: 148,
    weighed: [
      [42, 157],
      [28, 154],
      [14, 151],
    ],
    plan: { daysAgo: 42, startWeight: 157, targetWeight: 137 },
    sterilized: true,
    condition: 4,
    kibbleBrand: "nutripatte",
  },
];

export function demoAnimalRows(now: string) {
  return {
    animals: demoAnimals.map(
      ({ born, weighed: _, plan: __, ...animal }): AnimalRow => ({
        ...animal,
        birthday: typeof born === "string" ? born : monthsBefore(now, born),
        updatedAt: now,
      }),
    ),
    weights: demoAnimals.flatMap(({ id, weight, weighed = [] }): (typeof animalWeights.$inferInsert)[] => [
      ...weighed.map(([daysAgo, former]) => ({
        animalId: id,
        weight: former,
        measuredAt: daysBefore(now, daysAgo),
      })),
      ...(weight ? [{ animalId: id, weight, measuredAt: now }] : []),
    ]),
    plans: demoAnimals.flatMap(({ id, plan }): (typeof weightPlans.$inferInsert)[] => {
      if (!plan) return [];
      const { daysAgo, ...planned } = plan;
      const nextWeighingAt = weighingAfter(new Date(now));
      return [{ animalId: id, ...planned, startedAt: daysBefore(now, daysAgo), nextWeighingAt }];
    }),
  };
}

const daysBefore = (now: string, days: number): string =>
  new Date(Date.parse(now) - days * 86_400_000).toISOString();

function photoOf(name: string) {
  return { url: `/_sandbox/pictures/portraits/${name}.svg`, fileId: `demo-${name}` };
}

function monthsBefore(now: string, months: number): string {
  const born = new Date(now);
  born.setUTCMonth(born.getUTCMonth() - months, born.getUTCDate() - 10);
  return dayOf(born);
}
