import { expect, test } from "vitest";
import { networkOf } from "./within-limit.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["unknown", "unknown"],
  ["2001:db8:12:34:5:6:7:8", "2001:db8:12:34::/64"],
  ["2001:0DB8:0012:0034::1", "2001:db8:12:34::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::34:0:0:0:1", "2001:db8:0:34::/64"],
  ["::1", "0:0:0:0::/64"],
])("a sender at %s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
