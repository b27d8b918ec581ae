import { expect, test } from "vitest";
import { parseForm } from "../../forms/form-rules.ts";
import { skipFields } from "./skip-form.ts";

test("a delivery is skipped to the day that the form showed", async () => {
  expect(await parseForm(skipFields, { to: "2027-01-05" })).toEqual({ values: { to: "2027-01-05" } });
});

test.each(["27-01-05", "2027-1-05", "2027-01-5", "12027-01-05", "2027-01-05T00:00", "demain", "", undefined])(
  "%j is no day to skip to",
  async (to) => {
    expect((await parseForm(skipFields, { to })).errors?.fields).toHaveProperty("to");
  },
);
