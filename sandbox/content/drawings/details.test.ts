import { expect, test } from "vitest";
import * as z from "zod/mini";
import { files } from "#content-files";
import { formatNumber } from "../../../shared/text/format-number.ts";
import { full } from "../all-content.ts";
import { products } from "../products.ts";
import { detail, detailsOf } from "./details.ts";
import { mainIngredientsOf } from "./ingredients.ts";
import { kibbleOf } from "./kibble.ts";

const outlinesSchema = z.object({ letters: z.record(z.string(), z.tuple([z.int(), z.string()])) });

/** Later entries win, so that a comma is not read as a low quotation mark, which has the same outline. */
const letterOf = new Map<string, string>(
  ["figtree", "figtree-bold", "fraunces"].flatMap((typeface) =>
    Object.entries(
      outlinesSchema.parse(JSON.parse(files.get(`drawings/letters/${typeface}.json`) ?? "")).letters,
    )
      .map(([letter, [, path]]): [string, string] => [`M0 0${path}`, letter])
      .toReversed(),
  ),
);

/** The lines that a label shows, without their spaces. */
function readLabel(svg: string): string[] {
  const letters = new Map(
    [...svg.matchAll(/<path id="(g\d+)" d="([^"]+)"/g)].map(([, id, path]) => [id, letterOf.get(path ?? "")]),
  );
  return [...svg.matchAll(/<g transform[^>]*>((?:<use href="#g\d+"[^>]*>)+)<\/g>/g)].map(([, line]) =>
    [...(line ?? "").matchAll(/href="#(g\d+)"/g)].map(([, id]) => letters.get(id)).join(""),
  );
}

const plain = (text: string) => text.replaceAll(/\s/g, "");

test("the back of a pack shows the product's own rations, constituents, energy, composition and directions", () => {
  for (const { slug, rations, analyticalConstituents, ...product } of full) {
    const entry = products.find((one) => one.slug === slug);
    const lines = readLabel((entry && detail(entry, "label")) ?? "");
    const pairs = [
      ...rations.map(({ weight, grams }) => [`${formatNumber(weight)} kg`, `${formatNumber(grams)} g`]),
      ...analyticalConstituents.map(({ name, percent }) => [name, `${formatNumber(percent)} %`]),
      ["Énergie métabolisable", `${formatNumber(product.metabolizableEnergy)} kcal pour 100 g`],
    ].map((pair) => pair.map(plain));
    const shown = lines.map((line, at) => [line, lines[at + 1]]);
    for (const pair of pairs) expect(shown, slug).toContainEqual(pair);
    expect(lines.join(""), slug).toContain(plain(product.composition));
    expect(lines.join(""), slug).toContain(plain(product.directions));
  }
});

test("the main ingredients have the shares and the order of the composition", () => {
  const composition =
    "Bœuf (33 % : bœuf frais 17 %, foie 16 %), patate douce 24 %, pois, huile de lin 1,5 %.";
  expect(mainIngredientsOf(composition)).toEqual([
    { name: "Bœuf", share: "33\u00a0%", kind: "meat", origin: "animale" },
    { name: "patate douce", share: "24\u00a0%", kind: "potato", origin: "végétale" },
    { name: "pois", share: null, kind: "pulse", origin: "végétale" },
    { name: "huile de lin", share: "1,5\u00a0%", kind: "plantOil", origin: "végétale" },
  ]);
  expect(mainIngredientsOf("Œuf 4 %, graisse de porc.").map(({ kind }) => kind)).toEqual(["egg", "fat"]);
  expect(() => mainIngredientsOf("Plutonium 3 %.")).toThrow("Plutonium");
});

test("kibble has the size that the product's texts state, and one of its line without them", () => {
  const sizeOf = (slug: string) =>
    products.filter((product) => product.slug === slug).map((product) => kibbleOf(product))[0];
  expect(sizeOf("croquettes-grand-chien-adulte-boeuf-orge")).toEqual({ shape: "round", size: 18 });
  expect(sizeOf("croquettes-chiot-moyenne-race-agneau-riz")).toEqual({ shape: "ring", size: 10 });
  expect(sizeOf("croquettes-chaton-poulet-oeuf")).toEqual({ shape: "cross", size: 6 });
  expect(sizeOf("croquettes-chien-adulte-poulet-fermier-riz")).toEqual({ shape: "round", size: 12 });
});

test("dry food has five pictures with the pack, other food four, each with a text of its own", () => {
  for (const product of products) {
    const details = detailsOf(product);
    expect(details.length, product.slug).toBe(product.kind === "dry" ? 4 : 3);
    expect(new Set(details.map(({ text }) => text)).size, product.slug).toBe(details.length);
  }
  expect(
    products.filter(({ kind }) => kind !== "dry").map((product) => detail(product, "kibble")),
  ).not.toContain(expect.anything());
});
