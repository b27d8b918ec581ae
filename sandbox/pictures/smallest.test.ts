import { expect, test } from "vitest";
import { smallestOf } from "./smallest.ts";

const all = ["webp", "avif"] as const;

function sizes(known: { webp?: number; avif?: number; png?: number }) {
  return { sizeOf: async (format: keyof typeof known) => known[format] };
}

test("the smallest of SVG, WebP and AVIF is chosen", async () => {
  expect(await smallestOf(900, all, sizes({ webp: 800, avif: 700 }))).toEqual({
    format: "avif",
    missing: [],
  });
  expect(await smallestOf(900, all, sizes({ webp: 600, avif: 700 }))).toEqual({
    format: "webp",
    missing: [],
  });
  expect(await smallestOf(500, all, sizes({ webp: 600, avif: 700 }))).toEqual({ format: "svg", missing: [] });
});

test("a format that the browser does not accept is not considered", async () => {
  expect(await smallestOf(900, ["webp"], sizes({ webp: 1000, avif: 1 }))).toEqual({
    format: "svg",
    missing: [],
  });
});

test("a missing version is not awaited, but requested", async () => {
  expect(await smallestOf(900, all, sizes({}))).toEqual({ format: "svg", missing: ["webp", "avif"] });
  expect(await smallestOf(900, all, sizes({ webp: 800 }))).toEqual({ format: "webp", missing: ["avif"] });
});

test("AVIF is not made where it could not win", async () => {
  expect(await smallestOf(900, all, sizes({ webp: 2300 }))).toEqual({ format: "svg", missing: [] });
});
