import { expect, test } from "vitest";
import { CallFailed } from "./call.ts";
import { isAskedAgain } from "./query-client.tsx";

test.each([
  ["the first time that the worker is not reached", 0, new CallFailed(0, undefined), true],
  ["the second time", 1, new CallFailed(0, undefined), false],
  ["an outage that the worker tells, which has asked twice", 0, new CallFailed(503, {}), false],
  ["a refusal", 0, new CallFailed(422, {}), false],
  ["an answer that cannot be read", 0, new Error("not JSON"), false],
])("a read is asked again after %s: %s", (_, failures, error, expected) => {
  expect(isAskedAgain(failures, error)).toBe(expected);
});
