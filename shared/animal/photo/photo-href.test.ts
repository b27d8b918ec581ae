import { expect, test } from "vitest";
import { photoHref } from "./photo-href.ts";

test("the photo is a step of the pet’s page", () => {
  expect(photoHref(12)).toBe("/mon-compte/mes-animaux/12/?modifier=photo");
});
