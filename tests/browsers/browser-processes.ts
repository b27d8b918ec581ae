import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { inject } from "vitest";

const suffix = ".group";

/** Notes a leader of a process group: a worker of the tests may be killed, and then ends nothing itself. */
export function endWithSuite(pid: number | undefined): void {
  if (pid) writeFileSync(join(inject("folder"), `${pid}${suffix}`), "");
}

/** @param folder of a suite that is over */
export function endAll(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith(suffix)) endGroup(Number.parseInt(name, 10));
  }
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
