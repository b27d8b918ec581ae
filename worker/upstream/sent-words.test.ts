import { expect, test } from "vitest";
import { withoutSentWords } from "./sent-words.ts";

const form = new FormData();
form.append("name", "Zéphyrine");
form.append("file", new File(["x"], "Quatrebarbes.jpg"));

test.each([
  [{ lastName: "Quatrebarbes" }, 'The value "Quatrebarbes" is not valid.', 'The value "…" is not valid.'],
  [{ lastName: "Quatrebarbes" }, "QUATREBARBES is taken", "… is taken"],
  [{ people: [{ name: "Zéphyrine" }] }, "Zephyrine is taken", "… is taken"],
  [{ password: "trois loutres-pressées" }, "'trois loutres-pressées' leaked", "'… …-…' leaked"],
  [{ phone: "+33698765432" }, "The number +33698765432 is wrong", "The number +… is wrong"],
  [new URLSearchParams({ name: "Zéphyrine" }), "Zéphyrine: no", "…: no"],
  [form, "Zéphyrine sent Quatrebarbes.jpg", "… sent ….…"],
  [{ quantity: 3 }, "Insufficient stock", "Insufficient stock"],
  [undefined, "Not found", "Not found"],
])("%o: %s", (body, text, logged) => {
  expect(withoutSentWords({ body })(text)).toBe(logged);
});

test("what a query asks for", () => {
  expect(withoutSentWords({ query: { q: "17 impasse" } })("no impasse 17")).toBe("no … …");
});
