import { expect } from "vitest";
import { chicken, desk, phone, test } from "./browser-test.ts";
import { heading, link } from "./visitor.ts";

test("the link to the reviews leads to them, and a reload stays there", async ({ visitor }) => {
  const top = () => visitor.evaluate(() => document.getElementById("avis")?.getBoundingClientRect().top);
  const isAtTop = async () => {
    const place = (await top()) ?? Number.NaN;
    return place >= -1 && place < 200;
  };
  for (const size of [phone, desk]) {
    await visitor.resize(size);
    await visitor.open(chicken.path);
    expect(await isAtTop()).toBe(false);
    await visitor.click(link(/^Lire les \d+ avis$/));
    await expect.poll(isAtTop, { message: `${size.width} px` }).toBe(true);
    await visitor.reload();
    await expect.poll(isAtTop, { message: `${size.width} px, after a reload` }).toBe(true);
  }
});

test("a step back finds a card of a listing where it was left", async ({ visitor }) => {
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
