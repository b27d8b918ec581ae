import { expect, test } from "vitest";
import { publishSection } from "./publish-section.ts";

test("each collection is offered once", () => {
  const offered = [...String(publishSection([])).matchAll(/<option>([\w-]+)<\/option>/g)].map(
    ([, name]) => name,
  );
  expect(offered).toContain("shop");
  expect(new Set(offered).size).toBe(offered.length);
});
