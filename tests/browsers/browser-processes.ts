import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { inject } from "vitest";

const suffix = ".group";

/** Records a process group, because a worker that is killed cannot end its own browsers. */
export function endWithSuite(pid: number | undefined): void {
  if (pid) writeFileSync(join(inject("folder"), `${pid}${suffix}`), "");
}

export function endAll(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith(suffix)) endGroup(Number.parseInt(name, 10));
  }
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, "SIGKILL");
  } catch {
    // The process has ended by itself.
  }
}
