import process from "node:process";
import { afterEach, expect, test, vi } from "vitest";
import { conclude, runSteps, tableOf } from "./steps.ts";

const said = vi.spyOn(console, "info").mockImplementation(() => {});
const lines = () =>
  said.mock.calls.map(
    ([line]) =>
      String(line)
        .replace(/\d+\.\d s/, "time")
        .split("\n")[0],
  );

afterEach(() => said.mockClear());

test("a step starts as soon as its slots are free, and waits for the step it needs", async () => {
  await runSteps(
    [
      { name: "build", command: "true" },
      { name: "requests", command: "true", slots: 2, needs: "build" },
      { name: "journeys", command: "true", slots: 2, needs: "build" },
    ],
    2,
  );
  expect(lines()).toEqual([
    "… build",
    "✓ build (time)",
    "… requests",
    "✓ requests (time)",
    "… journeys",
    "✓ journeys (time)",
  ]);
});

test("what needs a step that failed does not run, the others do", async () => {
  await runSteps(
    [
      { name: "build", command: "false" },
      { name: "requests", command: "true", needs: "build" },
      { name: "types", command: "true" },
    ],
    1,
  );
  expect(lines().filter((line) => !line?.startsWith("$") && line)).toEqual([
    "… build",
    "✗ build (time)",
    "✗ requests (not run: build failed)",
    "… types",
    "✓ types (time)",
  ]);
});

test("a step that needs one that does not exist is an error", async () => {
  await expect(runSteps([{ name: "requests", command: "true", needs: "bild" }], 1)).rejects.toThrow("bild");
});

test("the table has the longest step first", () => {
  const row = { passed: 1, failed: 0, hasTests: false };
  expect(
    tableOf([
      { ...row, name: "types", duration: 61_000 },
      { ...row, name: "requests", passed: 1700, hasTests: true, duration: 300_000 },
      { ...row, name: "journeys", failed: 1 },
    ]),
  ).toBe(
    [
      "  requests  300.0 s  1700 passed, 0 failed",
      "  types      61.0 s  passed",
      "  journeys  not run  failed",
    ].join("\n"),
  );
});

test("what was left out is named, and does not count as passed", () => {
  const before = process.exitCode;
  conclude("The gate", ["tests in webkit: it needs packages"]);
  process.exitCode = before;
  expect(String(said.mock.lastCall)).toMatch(
    /\nLeft out: tests in webkit: it needs packages\.\n.*\n\d+ passed, \d+ failed$/,
  );
});
