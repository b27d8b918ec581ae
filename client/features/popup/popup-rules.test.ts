import { expect, test } from "vitest";
import type { CommonFields } from "../../../shared/tracking/page-tracking.ts";
import { mayOrderFirst } from "./popup-rules.ts";

test.each<[CommonFields["client"], boolean]>([
  ["Guest", true],
  ["New client", true],
  ["Old client", false],
  [undefined, false],
])("the code of a first order is offered to %s: %s", (client, isOffered) => {
  expect(mayOrderFirst(client)).toBe(isOffered);
});
