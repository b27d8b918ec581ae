import { href } from "../routes.ts";
import type { AnimalKind } from "./animal.ts";
import type { RemovalReason } from "./removal/animal-removal.ts";
import { type FarewellReason, farewellReasons } from "./removal/farewell-reasons.ts";

const kindsInAddress = { chien: "dog", chat: "cat" } as const satisfies Record<string, AnimalKind>;
export const kindQuery = "espece";

export const animalsHref = (): string => href("mon-compte-mes-animaux");

const farewellsInAddress = {
  died: "pensees",
  "new-home": "belle-vie",
  "moved-away": "ailleurs",
} as const satisfies Record<FarewellReason, string>;
export const farewellQuery = "adieu";
export const farewellHref = (reason: FarewellReason): string =>
  `${animalsHref()}?${farewellQuery}=${farewellsInAddress[reason]}`;
export const farewellInAddress = (word: string | undefined): FarewellReason | undefined =>
  farewellReasons.find((reason) => farewellsInAddress[reason] === word);

export const animalHref = (id: number): string =>
  href("mon-compte-mes-animaux-animal", { animal: String(id) });

export const planHref = (id: number): string =>
  href("mon-compte-mes-animaux-animal-plan", { animal: String(id) });

export const newAnimalHref = (kind?: AnimalKind): string =>
  href("mon-compte-mes-animaux-ajouter") + (kind ? `?${kindQuery}=${wordOf(kind)}` : "");

export const editAnimalHref = (id: number, kind?: AnimalKind): string =>
  editPath(id) + (kind ? `?${kindQuery}=${wordOf(kind)}` : "");

export const removalQuery = "supprimer";
/** @param reason answers the question of the page ahead */
export const removeAnimalHref = (id: number, reason?: RemovalReason): string =>
  `${editPath(id)}?${removalQuery}=${reason ?? 1}`;

const editPath = (id: number) => href("mon-compte-mes-animaux-animal-modifier", { animal: String(id) });

const wordOf = (kind: AnimalKind) => (kind === "dog" ? "chien" : "chat");

export const kindInAddress = (word: string | undefined): AnimalKind | null =>
  new Map<string | undefined, AnimalKind>(Object.entries(kindsInAddress)).get(word) ?? null;
