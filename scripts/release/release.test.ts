import { beforeEach, expect, test, vi } from "vitest";
import * as clock from "../../shared/time/clock.ts";
import { type ReleaseOptions, release, takeBack } from "./release.ts";
import type { Deployment } from "./wrangler.ts";

let current: Deployment | undefined;
let calls: string[];
let said: string[];
let told: () => Response;

const formats = { cookies: { writes: 1, reads: [1] } };

beforeEach(() => {
  current = { shares: new Map([["old", 100]]), message: "", since: clock.date() };
  calls = [];
  said = [];
  told = () => Response.json(formats);
  vi.stubGlobal("fetch", async () => told());
  return () => vi.unstubAllGlobals();
});

const note = (call: string, answer = "") =>
  vi.fn(async () => {
    calls.push(call);
    return answer;
  });

const options = (own: Partial<ReleaseOptions> = {}): ReleaseOptions => ({
  wrangler: {
    deployment: async () => current,
    upload: note("upload", "new"),
    deployFirst: note("deploy first", "new"),
    tagOf: async () => "a-build",
    deploy: async (shares) => void calls.push(`deploy ${[...shares].join()}`),
    tellCanary: async () => {},
    forgetCanary: async () => void calls.push("forget canary"),
    putFiles: async () => void calls.push("put files"),
    byHand: {
      deploy: () => "wrangler versions deploy --env shop",
      rollback: "wrangler rollback --env shop",
    },
  },
  deployed: { filesIn: async () => new Map(), migrationOf: async () => "v3" },
  ...{ origin: "https://museau.example", worker: "storefront", client: "shared/release", bucket: "releases" },
  ...{ build: "a-build", message: "", migration: "v3", formats, steps: [5] },
  ...{ settleTime: 0, stepTime: 0, lookEvery: 0, enough: 0, patience: 0 },
  seen: () => Promise.reject(new Error("nothing is judged here")),
  say: (line) => void said.push(line),
  ...own,
});

test("another migration of Durable Objects is refused before files are put, in the dry run too", async () => {
  for (const dryRun of [true, false]) {
    await expect(release(options({ migration: "v4", dryRun }))).rejects.toThrow(
      "has the Durable Object migration v3, this build has v4",
    );
  }
  expect(await release(options({ dryRun: true }))).toBe("dry run");
  expect(calls).toEqual([]);
});

test("--first goes past migrations, but neither past a canary nor past formats that are not read", async () => {
  const first = (own: Partial<ReleaseOptions> = {}) => release(options({ first: true, ...own }));
  expect(await first({ migration: "v4" })).toBe("first");
  expect(calls).toEqual(["deploy first"]);
  const young = { cookies: { writes: 2, reads: [1, 2] } };
  await expect(first({ formats: young })).rejects.toThrow("cookies: the old build does not read");
  for (const share of [0, 5]) {
    current = {
      ...{ message: "canary of new over old: 5 %", since: clock.date() },
      shares: new Map([
        ["new", share],
        ["old", 100 - share],
      ]),
    };
    await expect(first()).rejects.toThrow("A canary is under way");
  }
  expect(calls).toEqual(["deploy first"]);
  current = undefined;
  expect(await first({ formats: young })).toBe("first");
});

test("without a deployment to go back to, a release asks for --first before files are put", async () => {
  current = undefined;
  for (const dryRun of [true, false])
    await expect(release(options({ dryRun }))).rejects.toThrow(
      "Nothing is deployed as storefront: --first deploys it to everybody.",
    );
  expect(calls).toEqual([]);
});

test("a build that does not tell its formats is said to be compared with nobody", async () => {
  told = () => new Response(null, { status: 404 });
  expect(await release(options({ dryRun: true }))).toBe("dry run");
  expect(said).toContainEqual(expect.stringContaining("NOT TOLD"));
  expect(said.join()).not.toContain("Both builds read");
  told = () => new Response(null, { status: 503 });
  await expect(release(options({ dryRun: true }))).rejects.toThrow("was answered 503");
});

test("a canary is taken back by hand, whatever becomes of its flag; without one the command for a whole release is said", async () => {
  const { wrangler, say } = options();
  await expect(takeBack({ wrangler, say })).rejects.toThrow("`wrangler rollback --env shop`");
  expect(calls).toEqual(["forget canary"]);
  current = {
    ...{ message: "canary of new over old: 5 %", since: clock.date() },
    shares: new Map([
      ["new", 5],
      ["old", 95],
    ]),
  };
  const forgetCanary = () => Promise.reject(new Error("wrangler kv key failed: 503"));
  const heard: string[] = [];
  const back = takeBack({ wrangler: { ...wrangler, forgetCanary }, say }, (version) => heard.push(version));
  expect(await back).toBe("taken back");
  expect(calls.at(-1)).toBe("deploy old,100");
  expect(heard).toEqual(["new"]);
  expect(said.at(-1)).toContain("ends by itself");
});
