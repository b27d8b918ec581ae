import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { formats } from "../../shared/release/formats.ts";
import { switchSetting, visitor } from "./visitor.ts";

const old = "/assets/entry-0000000.js";

test("a hashed file of another release is served as its own build would have served it", async () => {
  await env.RELEASE_FILES.put(old.slice(1), "export {};");
  const answer = await visitor().get(old);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("export {};");
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-site");
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("a file of no release is missing, and no cache keeps that", async () => {
  const answer = await visitor().get("/assets/entry-1111111.js");
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("while a canary is under way, a browser has one of a thousand places for its visit, which its next pages leave alone", async () => {
  await switchSetting("canary", true);
  const browser = visitor();
  const [line = "", ...others] = (await browser.get("/chien/")).headers
    .getSetCookie()
    .filter((cookie) => cookie.startsWith("__Host-release="));
  expect(others).toEqual([]);
  expect(line).toMatch(/^__Host-release=\d{1,3};/);
  expect(line).not.toMatch(/max-age|expires/i);
  const next = await browser.get("/chat/");
  expect(next.headers.getSetCookie().some((cookie) => cookie.startsWith("__Host-release="))).toBe(false);
});

test("crawlers, calls and files have no place", async () => {
  await switchSetting("canary", true);
  const setsPlace = (answer: Response) =>
    answer.headers.getSetCookie().some((cookie) => /release=/.test(cookie));
  expect(setsPlace(await visitor({ agent: "googlebot" }).get("/chien/"))).toBe(false);
  for (const path of ["/api/cart", "/robots.txt"]) {
    expect(setsPlace(await visitor().get(path)), path).toBe(false);
  }
});

test("a build tells what it reads and writes of what outlives it", async () => {
  const answer = await visitor().get("/builds/formats.json");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual(formats);
});

test("every build reads what it writes itself", () => {
  for (const [name, { writes, reads }] of Object.entries(formats)) expect(reads, name).toContain(writes);
});
