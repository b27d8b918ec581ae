import { expect, test } from "vitest";
import { gatewayAddress } from "./gateway-address.ts";

const shop = "https://museau.example";
const pages = ["/_sandbox/paiement/", "https://pay.example/secure"];

test.each([
  ["/_sandbox/paiement/abc", "/_sandbox/paiement/abc"],
  ["https://museau.example/_sandbox/paiement/abc?x=1", "/_sandbox/paiement/abc?x=1"],
  ["https://pay.example/secure/42?t=1", "https://pay.example/secure/42?t=1"],
])("%s is the gateway's", (address, expected) => {
  expect(gatewayAddress(address, pages, shop)).toBe(expected);
});

test.each([
  ["nothing", ""],
  ["null", null],
  ["another host", "https://evil.example/secure/42"],
  ["a host that looks alike", "https://pay.example.evil.example/secure/42"],
  ["another scheme of the same host", "http://pay.example/secure/42"],
  ["another folder", "https://pay.example/elsewhere"],
  ["a folder that begins alike", "https://pay.example/secureevil/42"],
  ["a way out of the folder", "https://pay.example/secure/../elsewhere"],
  ["a page of the shop", "/mon-compte/"],
  ["a way out of the stand-in's folder", "/_sandbox/paiement/../faults"],
  ["a host without scheme", "//evil.example/_sandbox/paiement/a"],
  ["a backslash", "/\\evil.example/_sandbox/paiement/a"],
  ["a name before the host", "https://pay.example@evil.example/secure/1"],
  ["a name at the host", "https://evil@pay.example/secure/1"],
  ["a script", "javascript:alert(1)"],
  ["a line break", "https://pay.example/secure/1\r\nX: 1"],
])("%s is not", (_, address) => {
  expect(gatewayAddress(address, pages, shop)).toBeUndefined();
});
