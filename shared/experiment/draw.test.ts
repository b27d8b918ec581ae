import { expect, test } from "vitest";
import { drawSegment } from "./draw.ts";

const running = (control: number, minute: number, ...others: [string, number][]) => ({
  name: "guide-link",
  segments: [["control", control], ["minute", minute], ...others].map(([name, weight]) => ({
    name: String(name),
    weight: Number(weight),
  })),
});

const shareOf = (definition: ReturnType<typeof running>, segment: string, visitors = 20_000) => {
  const drawn = Array.from({ length: visitors }, (_, at) =>
    drawSegment(`visitor-${at}`, "guide-link", definition),
  );
  return drawn.filter((one) => one === segment).length / visitors;
};

test("a visitor is drawn the same segment each time", () => {
  const definition = running(50, 50);
  for (const id of ["a", "b", "c"]) {
    expect(drawSegment(id, "guide-link", definition)).toBe(drawSegment(id, "guide-link", definition));
  }
});

test.each([
  [50, 50, 0.5],
  [90, 10, 0.1],
  [1, 3, 0.75],
  [1, 0, 0],
])("weights of %i to %i give their shares", (control, minute, share) => {
  expect(shareOf(running(control, minute), "minute")).toBeCloseTo(share, 1.7);
});

test("a segment that the code does not know, and one without weight, get nobody", () => {
  expect(shareOf(running(50, 50, ["other", 900]), "minute")).toBeCloseTo(0.5, 1.7);
  expect(drawSegment("a", "guide-link", running(0, 0))).toBeUndefined();
  expect(drawSegment("a", "guide-link", running(0, -1, ["other", 5]))).toBeUndefined();
});
