import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { insistOnOwnShop } from "./own-shop.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "storefront-watch-"));
  mkdirSync(join(folder, "storefront"));
  writeFileSync(join(folder, "storefront/index.js"), 'const assets = { buildId: "mine" };');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllGlobals();
});

const shop = "http://127.0.0.1:4321";
const answers = (body: string) => vi.stubGlobal("fetch", async () => new Response(body));

test("the shop of this folder is watched", async () => {
  answers('{"status":"ok","build":"mine"}');
  await expect(insistOnOwnShop(shop, folder)).resolves.toBeUndefined();
});

test.each([
  ["another folder's shop", '{"build":"theirs"}', "its build is theirs, that of this folder mine"],
  ["a server that is no shop", "<h1>It works</h1>", "is no shop"],
])("%s is not", async (_, body, message) => {
  answers(body);
  await expect(insistOnOwnShop(shop, folder)).rejects.toThrow(message);
  await expect(insistOnOwnShop(shop, folder)).rejects.toThrow(`--shop ${shop}`);
});
