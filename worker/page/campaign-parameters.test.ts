import { expect, test } from "vitest";
import { withCampaign } from "./campaign-parameters.ts";

const from = new URL("https://www.museau.example/ancien/?utm_source=mail&gclid=a%2Bb&page=2&utm_medium=");

test.each([
  ["/nouveau/", "/nouveau/?utm_source=mail&gclid=a%2Bb"],
  ["/nouveau/?tri=prix#avis", "/nouveau/?tri=prix&utm_source=mail&gclid=a%2Bb#avis"],
  ["/nouveau/?utm_source=vitrine", "/nouveau/?utm_source=vitrine&gclid=a%2Bb"],
  ["https://www.museau.example/nouveau/", "https://www.museau.example/nouveau/?utm_source=mail&gclid=a%2Bb"],
  ["https://museau.example/", "https://museau.example/?utm_source=mail&gclid=a%2Bb"],
  ["https://blog.museau.example/a", "https://blog.museau.example/a?utm_source=mail&gclid=a%2Bb"],
])("%s leads on to %s", (target, expected) => {
  expect(withCampaign(target, from)).toBe(expected);
});

test.each([
  "https://autre.example/page?x=1",
  "https://museau.example.autre.example/",
  "https://mon-museau.example/",
  "mailto:bonjour@museau.example",
])("another site is told nothing: %s", (target) => {
  expect(withCampaign(target, from)).toBe(target);
});

test("without a campaign a target stays as it is written", () => {
  expect(withCampaign("/a/?x=%20", new URL("https://museau.example/?page=2"))).toBe("/a/?x=%20");
});

test.each(["utm_id", "utm_content", "fbclid", "msclkid", "gbraid", "wbraid", "ttclid", "dclid", "mc_cid"])(
  "%s names a campaign",
  (name) => {
    const address = new URL(`https://museau.example/?${name}=7`);
    expect(withCampaign("/", address)).toBe(`/?${name}=7`);
  },
);

test.each(["utm_", "utm", "variantId", "liste", "xgclid"])("%s names none", (name) => {
  expect(withCampaign("/", new URL(`https://museau.example/?${name}=7`))).toBe("/");
});
