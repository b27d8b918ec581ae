import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { showTextOfFailedPictures } from "./failed-pictures.ts";

afterEach(() => vi.unstubAllGlobals());

class Picture extends EventTarget {
  dataset: Record<string, string> = {};
  complete = true;
  naturalWidth = 0;
}

test("the text of a picture that has failed, or fails later, is shown", () => {
  const failed = new Picture();
  const shown = Object.assign(new Picture(), { naturalWidth: 80 });
  const pending = Object.assign(new Picture(), { complete: false });
  let fail: (event: object) => void = () => {};
  vi.stubGlobal("HTMLImageElement", Picture);
  vi.stubGlobal("document", { images: [failed, shown, pending] });
  vi.stubGlobal("addEventListener", (_: string, act: typeof fail) => {
    fail = act;
  });
  showTextOfFailedPictures();
  expect([failed, shown, pending].map(({ dataset }) => "failed" in dataset)).toEqual([true, false, false]);
  fail({ target: pending });
  expect(pending.dataset).toHaveProperty("failed");
});

test("the text of a lazy picture is transparent until it fails, if scripts can tell", () => {
  const rules = readFileSync("client/styles/base.css", "utf8");
  expect(rules).toMatch(
    /@media \(scripting: enabled\) \{\s*img\[loading="lazy"\]:not\(\[data-failed\]\) \{\s*color: transparent;/,
  );
});
