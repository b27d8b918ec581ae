import { describe, expect } from "vitest";
import { test as base, chicken, desk, phone } from "./browser-test.ts";
import { heading, link } from "./visitor.ts";

describe.each([
  ["a phone", phone],
  ["a window", desk],
])("in %s", (_, size) => {
  base.extend("size", size)(
    "the link to the reviews leads to them, and a reload stays there",
    async ({ visitor }) => {
      await visitor.open(chicken.path);
      const top = () => visitor.evaluate(() => document.getElementById("avis")?.getBoundingClientRect().top);
      await visitor.click(link(/^Lire les \d+ avis$/));
      const isAtTop = async () => {
        const place = (await top()) ?? Number.NaN;
        return place >= -1 && place < 200;
      };
      await expect.poll(isAtTop).toBe(true);
      await visitor.reload();
      await expect.poll(isAtTop).toBe(true);
    },
  );
});

base("a step back finds a card of a listing where it was left", async ({ visitor }) => {
  const card = { is: "main li h3 a", at: 9 };
  await visitor.open("/chien/croquettes/");
  const top = () =>
    visitor.evaluate(({ is, at }) => document.querySelectorAll(is)[at]?.getBoundingClientRect().top, card);
  await visitor.evaluate(
    ({ is, at }) =>
      document.querySelectorAll(is)[at]?.scrollIntoView({ block: "center", behavior: "instant" }),
    card,
  );
  const before = (await top()) ?? Number.NaN;
  await visitor.click(card);
  await expect.poll(visitor.path).toMatch(/^\/produits\//);
  await visitor.see(heading(/./));
  await visitor.back();
  await expect.poll(visitor.path).toMatch(/^\/chien\/croquettes\//);
  await expect.poll(async () => Math.abs(((await top()) ?? Number.NaN) - before)).toBeLessThan(5);
});
