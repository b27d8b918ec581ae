import { expect, test } from "vitest";
import { drawnAt, drawnInto } from "./rasterise.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900"><path d="M0 0H9"/></svg>';

test("an SVG gets the requested width, and its height in proportion", () => {
  expect(drawnAt(svg, 480, 0)).toBe(svg.replace("<svg ", '<svg width="480" height="360" '));
});

test("blur is drawn in the pixels of the version", () => {
  expect(drawnAt(svg, 240, 4)).toMatch(
    /stdDeviation="20".*<g filter="url\(#blur\)"><path d="M0 0H9"\/><\/g><\/svg>$/,
  );
});

test("an SVG is cropped to another shape, or placed whole on a colour", () => {
  const cut = drawnInto(svg, { width: 1200, height: 630 });
  expect(cut).toMatch(/^<svg [^>]*viewBox="0 0 1200 630"><svg [^>]*preserveAspectRatio="xMidYMid slice"/);
  const whole = drawnInto(svg, { width: 1200, height: 630, ground: "FBF6EE" });
  expect(whole).toMatch(/<rect [^>]*fill="#FBF6EE"\/><svg [^>]*preserveAspectRatio="xMidYMid meet"/);
});
