import { expect, test } from "vitest";
import { resultTexts } from "../guide/result.texts.ts";
import { menuTexts } from "../menu/menu.texts.ts";
import { menuResultTexts } from "../menu/menu-result.texts.ts";
import { obstacleTexts } from "../menu/obstacle.texts.ts";
import { shoppingListTexts } from "../menu/shopping-list.texts.ts";
import { transitionTexts } from "../nutrition/transition.texts.ts";
import { animalFormTexts } from "./form/animal-form.texts.ts";
import { animalProfileTexts } from "./profile/animal-profile.texts.ts";
import { animalRemovalTexts } from "./removal/animal-removal.texts.ts";

function same(texts: unknown): string[] {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(same) : [];
}

test("what is said alike of every animal tells no sex", () => {
  const all = [
    ...[resultTexts, menuTexts, menuResultTexts, shoppingListTexts, obstacleTexts, transitionTexts],
    ...[animalFormTexts, animalProfileTexts, animalRemovalTexts],
  ].flatMap(same);
  const told =
    /s’il (ne )?(mange|vomit|boit|vient)|\bil (ne )?(mange|vomit|boit|vit)\b|pour lui\b|est mort\b/i;
  expect(all.filter((text) => told.test(text))).toEqual([]);
});
