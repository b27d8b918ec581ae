import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every icon that the document or the manifest names is there, and the one that browsers ask for unnamed", () => {
  const document = readFileSync("worker/page/document.tsx", "utf8");
  const linked = [...document.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  const { icons } = JSON.parse(readFileSync("public/site.webmanifest", "utf8"));
  const files = [...linked.map(([, href]) => href), ...icons.map((icon: { src: string }) => icon.src)];
  expect(files.length).toBeGreaterThan(4);
  for (const file of [...files, "/favicon.ico"]) expect(existsSync(`public${file}`), file).toBe(true);
});
