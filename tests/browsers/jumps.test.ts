import { describe, expect } from "vitest";
import { test as base, chicken, desk, phone } from "./browser-test.ts";
import { link } from "./visitor.ts";

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
