import { readFileSync } from "node:fs";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseEnv } from "node:util";
import type { SecretValues } from "./secrets.ts";

export function secretValues(file: string | undefined): SecretValues {
  const values = file ? parseEnv(readFileSync(file, "utf8")) : {};
  return {
    given: new Set(Object.keys(values)),
    secretOf: async (name) => values[name] ?? (process.stdin.isTTY ? await ask(name) : undefined),
  };
}

async function ask(name: string): Promise<string | undefined> {
  process.stdout.write(`${name} (not shown): `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const value = await lines.question("");
  lines.close();
  process.stdout.write("\n");
  return value.trim() || undefined;
}
