import { spawn } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

const server = `
  import { endWithNpm } from ${JSON.stringify(join(import.meta.dirname, "end-with-npm.ts"))};
  setInterval(() => {}, 1000);
  endWithNpm(() => process.exit(0));
  console.log(process.pid);
`;
/** Runs the command in a shell, as npm does, and ignores that it is ended. */
const npm = `
  const { spawn } = await import("node:child_process");
  const quoted = "'" + process.argv[1].replaceAll("'", "'\\\\''") + "'";
  spawn("sh", ["-c", process.execPath + " --input-type=module -e " + quoted + "; true"], { stdio: "inherit" });
  setInterval(() => {}, 1000);
`;

test("a server ends with the npm that started it, and not before", { timeout: 20_000 }, async () => {
  const parent = spawn(process.execPath, ["--input-type=module", "-e", npm, server], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  const [pid] = await new Promise<number[]>((told) =>
    createInterface(parent.stdout).on("line", (line) => told([Number(line)])),
  );
  const isRunning = () => {
    try {
      return process.kill(pid ?? 0, 0);
    } catch {
      return false;
    }
  };
  await new Promise((waited) => setTimeout(waited, 2500));
  expect(isRunning()).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(isRunning, { timeout: 8000, interval: 200 }).toBe(false);
});
