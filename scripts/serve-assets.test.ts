import { expect, test } from "vitest";
import { headersOf } from "./serve-assets.ts";

test("a file has the headers of the patterns that it matches, and no others", () => {
  const file =
    "/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, immutable\n/*.svg\n  Cache-Control: public\n";
  expect(headersOf(file, ["/*", "/assets/*"])).toEqual({
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "public, immutable",
  });
});
