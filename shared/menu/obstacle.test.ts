import { expect, test } from "vitest";
import type { AnimalFacts } from "../animal/animal.ts";
import { translator } from "../text/translator.ts";
import { menuResultTexts } from "./menu-result.texts.ts";
import { obstacleTexts } from "./obstacle.texts.ts";
import { obstacleIn, obstacleWays } from "./obstacle.ts";

const t = translator(obstacleTexts);

const cat: AnimalFacts = {
  kind: "cat",
  gender: "female",
  name: "Mina",
  breed: "european",
  birthday: "2020-01-01",
  weight: 4,
  sterilized: true,
  condition: 3,
  activity: "low",
  feature: "none",
  allergies: [],
  feeds: ["kibble"],
  kibbleBrand: "museau",
  oldKibbleBrand: null,
  onlyThisBrand: false,
};

test("a menu is for cats of 1 kg and more, below 13 kg", () => {
  expect(obstacleIn(cat)).toBeUndefined();
  expect(obstacleIn({ ...cat, kind: "dog", weight: 20 })).toBe("wrong_animal_type");
  for (const weight of [1, 12.9]) expect(obstacleIn({ ...cat, weight })).toBeUndefined();
  for (const weight of [0.9, 13, 14]) expect(obstacleIn({ ...cat, weight })).toBe("weight");
});

test("without what the ration depends on, the profile is to be completed", () => {
  const names = ["weight", "birthday", "sterilized", "condition", "activity", "feature"] as const;
  for (const name of names) expect(obstacleIn({ ...cat, [name]: null })).toBe("incomplete");
});

test("every check has its own words and a way on", () => {
  const titles = Object.entries(obstacleTexts).flatMap(([code, text]) =>
    "title" in text ? [[code, text.title]] : [],
  );
  expect(titles.map(([code]) => code).toSorted()).toEqual(Object.keys(obstacleWays).toSorted());
  expect(new Set(titles.map(([code]) => t.find(`${code}.title`, { name: "Mina" }))).size).toBe(titles.length);
  for (const ways of Object.values(obstacleWays)) expect(ways.length).toBeGreaterThan(0);
});

test("a title that begins with a cat without a name has a capital letter, a name is elided", () => {
  const codes = Object.entries(obstacleTexts).flatMap(([code, text]) => ("title" in text ? [code] : []));
  for (const code of codes) {
    expect(t.find(`${code}.title`, { name: "votre chatte" })).toMatch(/^\p{Uppercase_Letter}/u);
    const told = ["title", "text"].map((part) => t.find(`${code}.${part}`, { name: "Oslo", weight: 14 }));
    expect(told.join(" ")).not.toMatch(/de Oslo|[{}]/);
  }
  expect(translator(menuResultTexts)("title", { name: "Oslo" })).toBe("Le menu d’Oslo");
});
