import { expect, test } from "vitest";
import { emailKey, networkOf } from "./within-limit.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["unknown", "unknown"],
  ["2001:db8:12:34:5:6:7:8", "2001:db8:12:34::/64"],
  ["2001:0DB8:0012:0034::1", "2001:db8:12:34::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::34:0:0:0:1", "2001:db8:0:34::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
])("a sender at %s is counted as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["in capitals", "Camille.Durand@Exemple.FR"],
  ["with spaces around", " \tcamille.durand@exemple.fr\u00a0"],
  ["with an accent", "camille.durànd@exemple.fr"],
  ["with an accent of its own", "camille.dura\u0300nd@exemple.fr"],
  ["in wide letters", "ｃａｍｉｌｌｅ．ｄｕｒａｎｄ＠ｅｘｅｍｐｌｅ．ｆｒ"],
  ["with a word after a plus sign", "camille.durand+museau@exemple.fr"],
  ["with a dotted capital", "CAM\u0130LLE.DURAND@exemple.fr"],
])("an e-mail %s is counted as the one it is", (_, email) => {
  expect(emailKey(email)).toBe(emailKey("camille.durand@exemple.fr"));
});

test("two e-mails are counted each by itself", () => {
  expect(emailKey("camille@exemple.fr")).not.toBe(emailKey("camile@exemple.fr"));
});
