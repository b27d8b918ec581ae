import { expect, test } from "vitest";
import { isPostcodeField, postcodeField } from "./pickup-points.ts";

test("the postcode of a search for points is posted under the name of its carrier", () => {
  expect(isPostcodeField(postcodeField("relais"))).toBe(true);
  for (const name of ["relais", "code-postal", "mon-code-postal-relais"])
    expect(isPostcodeField(name)).toBe(false);
});
