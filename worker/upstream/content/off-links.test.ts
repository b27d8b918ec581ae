import { expect, test } from "vitest";
import { featureNames } from "../../../shared/features.ts";
import { offScreens } from "../../feature-screens.ts";
import { withoutOffLinks } from "./off-links.ts";

const origin = "https://museau.example";
const without = (...off: (typeof featureNames)[number][]) =>
  offScreens(new Set(featureNames.filter((name) => !off.includes(name))), origin);
const shown = <T>(content: T, isOff = without("guide")): T => {
  if (!isOff) throw new Error("nothing is off");
  return withoutOffLinks(content, isOff);
};

test("nothing is looked for while every screen is on", () => {
  expect(without()).toBeUndefined();
  expect(without("order-redirect", "back-in-stock")).toBeUndefined();
});

test.each([
  ["/guide-croquettes/", true],
  ["/guide-croquettes", true],
  ["/guide-croquettes/nouveau/?question=race#haut", true],
  [`${origin}/guide-croquettes/`, true],
  ["https://autre.example/guide-croquettes/", false],
  ["/guide-bi-nutrition/12/", false],
  ["/chien/", false],
  ["#avis", false],
  ["mailto:a@b.example", false],
])("%s leads to a guide that is off: %s", (address, expected) => {
  expect(without("guide")?.(address)).toBe(expected);
});

test.each([
  ["animals", "/mon-compte/mes-animaux/"],
  ["sponsorship", "/mon-compte/mes-parrainages/"],
  ["bi-nutrition", "/guide-bi-nutrition/12/"],
  ["nutrition-guide", "/userGuide/guide-nutrition-full/"],
  ["web-view", "/webView/demo/"],
] as const)("the screens of %s go with it", (feature, address) => {
  expect(without(feature)?.(address)).toBe(true);
});

const guide = { to: "/guide-croquettes/", name: "Trouver sa croquette" };
const dogs = { to: "/chien/", name: "Chien" };

test("links go from menus, columns, heroes and cards; what has its own reason stays", () => {
  expect(
    shown({
      menu: [
        { ...dogs, children: [guide, dogs] },
        { ...guide, children: [] },
      ],
      announcement: guide,
    }),
  ).toEqual({ menu: [{ ...dogs, children: [dogs] }], announcement: null });
  expect(shown({ columns: [{ title: "Aide", links: [guide, dogs] }] })).toEqual({
    columns: [{ title: "Aide", links: [dogs] }],
  });
  expect(
    shown([
      { kind: "hero", links: [guide] },
      { kind: "subscription", link: guide },
    ]),
  ).toEqual([{ kind: "hero", links: [] }]);
  expect(
    shown({
      cards: [
        { title: "Guide", link: guide },
        { title: "Chien", link: dogs },
      ],
    }),
  ).toEqual({
    cards: [{ title: "Chien", link: dogs }],
  });
  expect(shown([{ kind: "product-row", link: guide, skus: ["A"] }])).toEqual([
    { kind: "product-row", link: null, skus: ["A"] },
  ]);
});

test("a group whose own screen is off keeps its name over what is in it", () => {
  expect(shown({ menu: [{ ...guide, children: [dogs, guide] }] })).toEqual({
    menu: [{ name: guide.name, to: "", disabled: true, children: [dogs] }],
  });
});

test("in Markdown the words of a link stay", () => {
  expect(shown('Voir [le guide](/guide-croquettes/ "une minute"), puis [les chiens](/chien/).')).toBe(
    "Voir le guide, puis [les chiens](/chien/).",
  );
});
