import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteThings } from "../content/structured-site.ts";

test("every icon that the document or the manifest names is there, and the one that browsers ask for unnamed", () => {
  const document = readFileSync("worker/page/document.tsx", "utf8");
  const linked = [...document.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  const { icons } = JSON.parse(readFileSync("public/site.webmanifest", "utf8"));
  const files = [...linked.map(([, href]) => href), ...icons.map((icon: { src: string }) => icon.src)];
  expect(files.length).toBeGreaterThan(4);
  for (const file of [...files, "/favicon.ico"]) expect(existsSync(`public${file}`), file).toBe(true);
});

test("the logo told to search engines is a PNG of the 112 pixels that Google asks for, not the favicon", () => {
  const origin = "https://museau.example";
  const [, logo = ""] = /"logo":"([^"]+)"/.exec(JSON.stringify(siteThings(origin, null))) ?? [];
  expect(logo).toMatch(/^https:.*\.png$/);
  const picture = readFileSync(`public${logo.slice(origin.length)}`);
  expect([picture.readUInt32BE(16) >= 112, picture.readUInt32BE(20) >= 112]).toEqual([true, true]);
  expect(logo).not.toMatch(/favicon|apple-touch/);
});
