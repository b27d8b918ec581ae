import { expect, test } from "vitest";
import { openingHoursSchema } from "./shop.ts";

test("times of the content system are read in each of their forms", () => {
  const { week } = openingHoursSchema.parse({
    week: {
      monday: [{ opens: "9:00", closes: "18:00:00.000" }],
      tuesday: [{ opens: "09:00", closes: "24:00" }],
    },
  });
  expect(week.monday).toEqual([{ opens: "09:00", closes: "18:00" }]);
  expect(openingHoursSchema.parse({ week }).week).toEqual(week);
});

test.each([
  { week: { monday: [{ opens: "25:00", closes: "26:00" }] } },
  { week: { monday: [{ opens: "9h", closes: "18h" }] } },
  { closings: [{ from: "2026-02-30" }] },
  { openings: [{ date: "2026-12-24", spells: [] }] },
])("%j is refused", (hours) => {
  expect(openingHoursSchema.safeParse(hours).success).toBe(false);
});
