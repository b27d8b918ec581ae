import { describe, expect, test, vi } from "vitest";
import { largestPhoto } from "../../shared/animal/photo/photo-type.ts";
import { api } from "../../shared/api/api.ts";
import { largestFile } from "../../shared/forms/file-rules.ts";
import { measuresPath } from "../../shared/measure/report.ts";
import { type RouteDefinition, type RouteKey, routeTable } from "../../shared/routes.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { type Visitor, visitor } from "./visitor.ts";

/** Bytes that the platform may read ahead of the shop. */
const ahead = 200_000;

/** Bytes of a form's texts, including those that are only shown again. */
const longestDraft = 256_000;

const fileOf: { readonly [K in RouteKey]?: number } = {
  "nous-contacter": largestFile,
  "mon-compte-mes-animaux-animal": largestPhoto,
};

const parameters: Record<string, string> = { animal: "1", subscription: "1", species: "chien", format: "" };

const screens = Object.entries<RouteDefinition>(routeTable).map(([key, { pattern, guards = [] }]) => ({
  key: key as RouteKey,
  path: pattern
    .replace(/\{(\w+)[?*]?\}/g, (_, name: string) => parameters[name] ?? "x")
    .replace(/\/{2,}/g, "/"),
  isForCustomers: guards.includes("isAuthenticated"),
}));

const photo = { key: "mon-compte-mes-animaux-animal", path: "/mon-compte/mes-animaux/1/?modifier=photo" };

const calls = [
  "/api/reports",
  measuresPath,
  "/api/webhooks/content",
  ...Object.values(api).map((path) => (typeof path === "string" ? path : path(["1"] as never))),
];

const multipart = "multipart/form-data; boundary=x";
const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;

/** Endless bodies; the cost of each parser is tested beside worker/forms/posted.ts. */
const bodies: [name: string, type: string, first: string, more: (at: number) => string][] = [
  [
    "names",
    "application/x-www-form-urlencoded",
    "",
    (at) => Array.from({ length: 1000 }, (_, name) => `f${at}_${name}&`).join(""),
  ],
  ["a file", multipart, file, () => "\r".repeat(16_000)],
];

async function post(someone: Visitor, path: string, [, type, first, more]: (typeof bodies)[number]) {
  let read = 0;
  let at = 0;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const bytes = encoder.encode(at === 0 ? first + more(at) : more(at));
      at += 1;
      read += bytes.length;
      controller.enqueue(bytes);
      if (read > 40_000_000) controller.close();
    },
  });
  const answer = await someone.post(path, {}, { body, headers: { "Content-Type": type } });
  await answer.text();
  return { status: answer.status, read };
}

describe.each(bodies.map((body) => [body[0], body] as const))("of an endless body of %s", (_, body) => {
  test("no form reads more than it can need", { timeout: 120_000 }, async () => {
    readLog();
    const browser = browserWith(await logIn(people.camille.email));
    for (const { key, path, isForCustomers } of [...screens, { ...photo, isForCustomers: true }]) {
      const someone = isForCustomers ? browser : visitor();
      const { status, read } = await post(someone, path, body);
      expect(status, path).toBeLessThan(500);
      const most = longestDraft + 1.2 * (fileOf[key as RouteKey] ?? 0) + ahead;
      expect(read, path).toBeLessThan(most);
    }
  });

  test("nothing is read of a form that leads to the login", { timeout: 120_000 }, async () => {
    readLog();
    for (const { path } of [...screens.filter(({ isForCustomers }) => isForCustomers), photo]) {
      const { status, read } = await post(visitor(), path, body);
      expect([302, 303, 401, 404, 405], `${path} ${status}`).toContain(status);
      expect(read, path).toBeLessThan(ahead);
    }
  });

  test("no call reads more than 16 kB", { timeout: 120_000 }, async () => {
    readLog();
    for (const path of calls) {
      const { status, read } = await post(visitor(), path, body);
      expect([303, 400, 401, 404, 405, 413, 415, 429], `${path} ${status}`).toContain(status);
      expect(read, path).toBeLessThan(longestDraft + ahead);
    }
  });
});

test("no form goes through its fields more often if there are more of them", async () => {
  readLog();
  const browser = browserWith(await logIn(people.camille.email));
  const reads = (
    ["get", "getAll", "has", "entries", "keys", "values", "forEach", Symbol.iterator] as const
  ).map((method) => vi.spyOn(FormData.prototype, method as "get"));
  async function readsOf(path: string, isForCustomers: boolean, fields: number): Promise<number> {
    for (const read of reads) read.mockClear();
    const names = Array.from({ length: fields }, (_, at) => [`f${at}`, "1"]);
    const answer = await (isForCustomers ? browser : visitor()).post(path, Object.fromEntries(names));
    await answer.text();
    return reads.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  }
  let forms = 0;
  for (const { path, isForCustomers } of screens) {
    const few = await readsOf(path, isForCustomers, 20);
    if (few === 0) continue;
    forms += 1;
    expect.soft(await readsOf(path, isForCustomers, 200), path).toBe(few);
  }
  expect(forms).toBeGreaterThan(10);
});
