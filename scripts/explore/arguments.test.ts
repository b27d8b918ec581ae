import { expect, test } from "vitest";
import { wishesOf } from "./arguments.ts";

test("without arguments it explores everything for ten minutes", () => {
  expect(wishesOf([])).toMatchObject({ help: false, minutes: 10, only: "", seed: undefined });
});

test("minutes may be a fraction, and files are chosen by a part of their path", () => {
  expect(wishesOf(["--minutes", "0.5", "--only", "cart"])).toMatchObject({ minutes: 0.5, only: "cart" });
});

test("a counterexample is replayed by its seed, path and title", () => {
  const args = ["--seed=-1273390582", "--path", "216:1:2", "--only", "tracking", "--title", "short outage"];
  expect(wishesOf(args)).toMatchObject({
    seed: -1_273_390_582,
    path: "216:1:2",
    only: "tracking",
    title: "short outage",
  });
});

test("help is asked for", () => {
  expect(wishesOf(["--help"])).toMatchObject({ help: true });
});

test.each([
  [["--minutes", "0"], "--minutes takes a number above 0"],
  [["--minutes", "soon"], "--minutes takes a number above 0"],
  [["--seed", "1.5"], "--seed takes a whole number"],
  [["--seed", ""], "--seed takes a whole number"],
  [["--path", "1:2"], "need its --seed"],
  [["--title", "cart"], "need its --seed"],
  [["--seed", "1", "--path", "1::2"], "--path takes numbers between colons"],
  [["--hours", "1"], "--hours"],
  [["cart"], "cart"],
])("%j is refused", (args, error) => {
  expect(wishesOf(args)).toEqual({ error: expect.stringContaining(error) });
});
