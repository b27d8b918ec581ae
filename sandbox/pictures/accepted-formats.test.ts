import { expect, test } from "vitest";
import { acceptedFormats } from "./accepted-formats.ts";

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", ["webp", "avif"]],
  ["image/webp,*/*", ["webp"]],
  ["IMAGE/AVIF;q=0.5", ["avif"]],
  ["image/avif;q=0, image/webp;q=0.0", []],
  ["image/*,*/*;q=0.8", []],
  ["", []],
])("of %j: %j", (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});
