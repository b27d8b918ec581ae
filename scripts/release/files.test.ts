import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { createAccount } from "../provision/account.ts";
import { createDeployed } from "./deployed.ts";
import { keepFiles } from "./files.ts";

let client: string;
let put: string[];

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), "storefront-client-"));
  mkdirSync(join(client, "assets"));
  for (const name of ["entry-1.js", "entry-1.js.map", "styles-1.css", "cart-1.js"])
    writeFileSync(join(client, "assets", name), "");
  put = [];
  return () => rmSync(client, { recursive: true });
});

afterEach(() => expect(put).not.toContain("assets/entry-1.js.map"));

const wrangler = {
  async putFiles(_: string, list: string) {
    put = JSON.parse(readFileSync(list, "utf8")).map(({ key }: { key: string }) => key);
  },
};

function bucketWith(files: Record<string, number>) {
  const days = 24 * 60 * 60_000;
  const all = Object.entries(files).map(([key, age]) => ({
    key,
    last_modified: new Date(clock.now() - age * days).toISOString(),
  }));
  const fetcher: typeof fetch = async (input) => {
    const url = new URL(String(input));
    expect(url.pathname).toBe("/accounts/acc/r2/buckets/releases/objects");
    const at = Number(url.searchParams.get("cursor") ?? 0);
    const cursor = at + 1 < all.length ? String(at + 1) : undefined;
    return Response.json({
      success: true,
      errors: [],
      result: all.slice(at, at + 1),
      result_info: { per_page: 1, is_truncated: cursor !== undefined, cursor },
    });
  };
  return createDeployed(createAccount({ baseURL: "https://api.example", token: "t", id: "acc", fetcher }));
}

const keep = (files: Record<string, number>) =>
  keepFiles({ wrangler, deployed: bucketWith(files), bucket: "releases", client });

test("files that are missing are put, those of a month ago again, and those of yesterday are left", async () => {
  const kept = await keep({ "assets/other-0.js": 5, "assets/styles-1.css": 31, "assets/cart-1.js": 1 });
  expect(kept).toEqual({ files: 3, put: 2 });
  expect(put.toSorted()).toEqual(["assets/entry-1.js", "assets/styles-1.css"]);
});

test("a second release in the same minutes puts nothing", async () => {
  const there = { "assets/entry-1.js": 0, "assets/styles-1.css": 0, "assets/cart-1.js": 0 };
  expect(await keep(there)).toEqual({ files: 3, put: 0 });
  expect(put).toEqual([]);
  expect(await keep({})).toEqual({ files: 3, put: 3 });
});
