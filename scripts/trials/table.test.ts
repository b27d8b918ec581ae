import { expect, test } from "vitest";
import { tableOf } from "./table.ts";

const usual = { status: 200, said: "Votre panier" };
const down = { status: 503, said: "Votre panier est inaccessible" };

test("faults that end alike share a row, what is as ever is named below", () => {
  const table = tableOf(
    new Map([
      [
        "Cart",
        {
          usual,
          byFault: new Map([
            ["slow", down],
            ["refused", down],
            ["429", usual],
          ]),
        },
      ],
      [
        "Account",
        {
          usual,
          byFault: new Map([
            ["slow", down],
            ["refused", down],
            ["429", down],
          ]),
        },
      ],
      ["Home", { usual, byFault: new Map([["slow", usual]]) }],
    ]),
    ["slow", "refused", "429"],
  );
  expect(table.split("\n").slice(2)).toEqual([
    "| Cart | slow, refused | 503 | Votre panier est inaccessible |",
    "| Account | any | 503 | Votre panier est inaccessible |",
    "",
    "As ever: Home.",
  ]);
});
