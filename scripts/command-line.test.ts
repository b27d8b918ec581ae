import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import process from "node:process";
import { expect, test } from "vitest";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
const typed = Object.entries(scripts).flatMap(([name, command]) => {
  const [, script] = /^node (?:--\S+ )?scripts\/([\w-]+)\.ts[^&]*$/.exec(command) ?? [];
  return script && name !== "prepare" ? [{ name, script }] : [];
});

test.each(typed)("npm run $name has a usage text that names it, for --help", ({ name, script }) => {
  const files = globSync([`scripts/${script}.ts`, `scripts/${script}/arguments.ts`]);
  const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const [, usage = ""] = /const usage = `([^`]*)`/.exec(source) ?? [];
  expect(usage).toMatch(new RegExp(`^npm (run )?${name}( |$)`, "m"));
  expect(source).toMatch(/^(?!\s*\/\/).*(?:readCommandLine\(usage, |wishes\.help)/m);
});

test("--help prints the usage and does nothing else", () => {
  const { status, stdout } = run("--help");
  expect(status).toBe(0);
  expect(stdout.split("\n")[0]).toBe("npm run licences");
  expect(stdout).not.toContain("packages that ship, each");
});

test("an argument that a command does not take is refused, with the usage", () => {
  const { status, stderr } = run("--halp");
  expect(status).toBe(1);
  expect(stderr.trim().split("\n").at(-1)).toContain("--halp");
  expect(stderr).toContain("npm run licences");
});

function run(argument: string) {
  return spawnSync(process.execPath, ["scripts/licences.ts", argument], { encoding: "utf8" });
}
