import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import process from "node:process";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contentOf } from "../sandbox/content/content-of.ts";
import { failureSentence } from "./failure-sentence.ts";

const thrownBy = async (act: () => unknown): Promise<unknown> => {
  try {
    await act();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown.");
};

test("a missing file and a service that does not answer are told in a sentence", async () => {
  expect(failureSentence(await thrownBy(() => readFileSync("nowhere/at-all.txt")))).toBe(
    "nowhere/at-all.txt is not there.",
  );
  expect(failureSentence(await thrownBy(() => fetch("http://127.0.0.1:2/")))).toMatch(
    /^127\.0\.0\.1:2 does not answer \(ECONNREFUSED\)/,
  );
  const refused = Object.assign(new Error("connect"), { code: "ENOTFOUND", hostname: "api.example" });
  expect(failureSentence(new Error("fetch failed", { cause: refused }))).toMatch(
    /^api\.example does not answer/,
  );
  const denied = Object.assign(new Error("denied"), { code: "EACCES", path: "/dist" });
  expect(failureSentence(denied)).toMatch(/^\/dist cannot be used/);
});

test("a wrong file of the demo's content is told without a stack", async () => {
  const { read } = contentOf(new Map([["faq/livraison.json", '{ "name": 3 }']]));
  const error = await thrownBy(() => read("faq/livraison.json", z.object({ name: z.string() })));
  expect(failureSentence(error)).toBe(
    "sandbox/content/faq/livraison.json: name: Invalid input: expected string, received number.",
  );
});

test("a fault of the program keeps its stack", () => {
  expect(failureSentence(new TypeError("x is not a function"))).toBeUndefined();
  expect(failureSentence(Object.assign(new Error("bad"), { code: "ERR_INVALID_ARG_TYPE" }))).toBeUndefined();
});

test.each([
  ["start.ts", ["--port", "abc"], "--port takes a number from 0 to 65535, not abc."],
  ["start.ts", ["--nonsense"], "Unknown option '--nonsense'"],
  ["ab.ts", ["nowhere.ts"], "nowhere.ts is not there."],
])("%s %j ends with a sentence and no stack", (script, args, sentence) => {
  const { status, stderr } = run(script, args);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
});

test("a port that is taken is told before anything is built or seeded", async () => {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { status, stdout, stderr } = run("start.ts", ["--port", String(port)]);
  server.close();
  expect(stderr).toMatch(new RegExp(`^Port ${port} is taken`));
  expect([status, stdout]).toEqual([1, ""]);
});

function run(script: string, args: readonly string[]) {
  return spawnSync(process.execPath, [`scripts/${script}`, ...args], { encoding: "utf8", timeout: 30_000 });
}
