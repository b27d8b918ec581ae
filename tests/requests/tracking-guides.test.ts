import { expect, test } from "vitest";
import { allow, namesIn, sent, trackingOf } from "./tracking.ts";
import { visitor } from "./visitor.ts";

const rex = {
  kind: "dog",
  name: "Rex",
  gender: "male",
  breed: "dachshund",
};

const drafted = (draft: object) =>
  allow(
    visitor({ cookies: { "__Host-guideAnimal": encodeURIComponent(JSON.stringify(draft)) } }),
    "measurement",
  );

test.each([
  ["its entrance", "/guide-croquettes/", "entree"],
  ["a question", "/guide-croquettes/nouveau/?question=poids", "poids"],
])("the guide of kibble sends %s, and nothing of the answers", async (_, path, step) => {
  const tracking = await trackingOf(drafted(rex), path);
  expect(sent(tracking, "guide_step")).toEqual([{ guide: "croquettes", step }]);
  expect(JSON.stringify(tracking)).not.toContain("Rex");
});

const mina = {
  kind: "cat",
  name: "Mina",
  gender: "female",
  breed: "european",
  birthday: "2021-03-02",
  birthday_mode: "date",
  weight: "4,2",
  sterilized: "yes",
  condition: "3",
  activity: "moderate",
  feature: "none",
  feeds: ["kibble"],
  kibbleBrand: "unknown",
};

test("a menu's guide sends its steps", async () => {
  const path = "/guide-bi-nutrition/nouveau/";
  const tracking = await trackingOf(drafted(mina), `${path}?etape=selection`);
  expect(namesIn(tracking)).toEqual(["page_view", "guide_step"]);
  expect(sent(tracking, "guide_step")).toEqual([{ guide: "biNutrition", step: "selection" }]);
  expect(sent(tracking, "page_view")).toMatchObject([{ path: "/guide-bi-nutrition/{animal}/" }]);
});

test("the result says that it was reached, and an obstacle its guide", async () => {
  const result = await trackingOf(drafted(mina), "/guide-croquettes/nouveau/recommandations/");
  expect(sent(result, "guide_step")).toEqual([{ guide: "croquettes", step: "resultat" }]);
  const heavy = drafted({ ...mina, feature: "renal" });
  const tracking = await trackingOf(heavy, "/guide-bi-nutrition/nouveau/");
  expect(sent(tracking, "guide_step")).toHaveLength(1);
  expect(JSON.stringify([result, tracking])).not.toContain("Mina");
});
