import { expect, test, vi } from "vitest";
import { Explored } from "./report.ts";

test("runs and steps add up over rounds, and files without properties are left out", () => {
  const explored = new Explored();
  explored.add([
    { file: "cart.test.ts", title: "two tabs", runs: 3, steps: 200 },
    { file: "money.test.ts", title: "shares", runs: 100, steps: 0 },
    { file: "money.test.ts", title: "formats", runs: 0, steps: 0 },
    { file: "plain.test.ts", title: "plain", runs: 0, steps: 0 },
  ]);
  explored.add([{ file: "cart.test.ts", title: "two tabs", runs: 3, steps: 150 }]);
  expect(explored.counterexamples).toBe(0);
  expect(explored.summary().split("\n")).toEqual([
    "cart.test.ts: 6 runs, 350 steps",
    "money.test.ts: 100 runs",
    "106 runs, 350 steps of models, 0 counterexamples",
  ]);
});

test("a counterexample is printed with the command that replays it", () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const explored = new Explored();
  const failure =
    'Property failed after 5 tests\n{ seed: -12, path: "4:1:0", endOnFailure: true }\nCounterexample: [[]]';
  explored.add([{ file: "cart.test.ts", title: 'in "two" tabs', runs: 0, steps: 9, failure }]);
  const [said] = info.mock.calls.flat();
  expect(said).toContain("Counterexample: [[]]");
  expect(said).toContain(
    'npm run explore -- --seed -12 --path 4:1:0 --only cart.test.ts --title "in \\"two\\" tabs"',
  );
  expect(explored.counterexamples).toBe(1);
  info.mockRestore();
});

test("a failure without a seed counts as well", () => {
  const info = vi.spyOn(console, "info").mockImplementation(() => {});
  const explored = new Explored();
  explored.add([{ file: "cart.test.ts", title: "", runs: 0, steps: 0, failure: "No build" }]);
  expect(info.mock.calls.flat()[0]).toContain("without a counterexample");
  expect(explored.counterexamples).toBe(1);
  info.mockRestore();
});
