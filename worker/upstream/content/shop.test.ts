import { expect, test } from "vitest";
import { collateralLosses } from "../../../tests/rigs/mutations.ts";
import { parseTolerantly } from "../lists.ts";
import { openingHoursSchema, shopSchema } from "./shop.ts";

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

const none = { week: {}, closings: [], openings: [] };

test.each([
  [{ week: { monday: [{ opens: "25:00", closes: "26:00" }] } }, { ...none, week: { monday: [] } }],
  [{ week: { monday: [{ opens: "9h", closes: "18h" }] } }, { ...none, week: { monday: [] } }],
  [{ week: { monday: "9 h à 18 h" } }, { ...none, week: { monday: [] } }],
  [{ week: "tous les jours" }, none],
  [
    { closings: [{ from: "2026-02-30" }, { from: "2026-05-01" }] },
    { ...none, closings: [{ from: "2026-05-01" }] },
  ],
  [{ openings: [{ date: "2026-12-24", spells: [] }] }, none],
])("of %j an odd day is closed, or left out and named", (hours, told) => {
  const { data, leftOut } = parseTolerantly(openingHoursSchema, hours);
  expect(data).toEqual(told);
  expect(leftOut).toHaveLength(1);
});

test("a member of a shop that is missing, null, odd or new costs itself", () => {
  const shop = {
    slug: "lyon",
    name: "Museau Lyon",
    country: "FR",
    latitude: 45.76,
    longitude: 4.83,
    street: "12 rue Vide",
    postcode: "69002",
    city: "Ville",
    department: "Rhône",
    phone: "04 65 71 00 51",
    hours: { week: { monday: [{ opens: "09:10", closes: "18:20" }] }, closings: [{ from: "2026-05-01" }] },
    image: { url: "/shop.png", width: 640, height: 480 },
    email: "lyon@museau.example",
    intro: "Un mot.",
    text: "Un texte.",
    services: [{ title: "Pesée", text: "Sans rendez-vous" }],
    accessibility: ["De plain-pied"],
    advice: { text: "Pesez.", author: "Anne", role: "Conseillère" },
    seo: { title: "Titre", description: "Résumé" },
  };
  const identities = ["slug", "name", "country", "latitude", "longitude", "image.url"];
  const inside = ["opens", "closes"].map((member) => `hours.week.monday.*.${member}`);
  const others = ["hours.closings.*.from", "services.*.title", "advice.text", "advice.author"];
  expect(collateralLosses(shopSchema, shop, [...identities, ...inside, ...others])).toEqual([]);
});
