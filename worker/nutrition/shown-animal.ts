import { ageText } from "../../shared/animal/age-text.ts";
import type { Animal } from "../../shared/animal/animal.ts";
import { type AnimalLists, labelOf } from "../../shared/animal/animal-lists.ts";
import type { ShownAnimal } from "../../shared/animal/shown-animal.ts";
import * as clock from "../../shared/time/clock.ts";
import type { Services } from "../context.ts";
import { pictureOf } from "../page/pictures.ts";

export function shownAnimal(
  services: Services<"configuration" | "log">,
  { id, kind, name, breed, birthday, picture }: Animal,
  lists: Pick<AnimalLists, "breeds"> | null,
): ShownAnimal {
  return {
    id,
    kind,
    name,
    breed: labelOf(lists?.breeds ?? [], breed),
    age: ageText(birthday, clock.date()),
    picture: pictureOf(services, picture && { url: picture.url, ...photo }),
  };
}

const photo = { alternativeText: "", width: 160, height: 160 };
