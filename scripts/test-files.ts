import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { relative, resolve } from "node:path";
import process from "node:process";

/** Finds test files that no runner lists: such a test would never fail. */
const ignored = new Set(["node_modules", "dist", ".wrangler", ".git", "test-results"]);
const written = globSync("**/*.{test,spec}.{ts,tsx,js,jsx,mjs,mts,cjs,cts}", {
  exclude: (name) => ignored.has(name),
});
const run = new Set([...listedByVitest(), ...listedByPlaywright()]);
const forgotten = written.filter((file) => !run.has(file));

for (const file of forgotten) {
  console.error(
    `${file} is run by no runner: see the patterns in vitest.config.ts and playwright.config.ts.`,
  );
}
console.info(`${written.length - forgotten.length} of ${written.length} test files have a runner.`);
process.exitCode = forgotten.length === 0 ? 0 : 1;

function listedByVitest(): string[] {
  const list: { file: string }[] = JSON.parse(output("vitest", "list", "--filesOnly", "--json"));
  return list.map(({ file }) => relative(process.cwd(), file));
}

function listedByPlaywright(): string[] {
  const list: { config: { rootDir: string }; suites: { file: string }[] } = JSON.parse(
    output("playwright", "test", "--list", "--pass-with-no-tests", "--reporter=json"),
  );
  return list.suites.map(({ file }) => relative(process.cwd(), resolve(list.config.rootDir, file)));
}

function output(command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status === 0) return stdout;
  console.error(`${command} could not list its tests:\n${stdout}${stderr}`);
  return process.exit(1);
}
