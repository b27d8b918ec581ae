import { expect, test } from "vitest";
import { codes } from "../../sandbox/ecommerce/violations.ts";
import { faultOf } from "../../worker/upstream/violation-fault.ts";

test.each(Object.entries(codes))("the shop knows the code that the stand-in sends for %s", (_, code) => {
  expect(faultOf({ path: "", message: "", code })).toBeDefined();
});
