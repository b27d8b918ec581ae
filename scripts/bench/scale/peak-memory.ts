import { readFileSync } from "node:fs";

/** Megabytes that a process has held at the most; 0 once it has ended. Linux only. */
export function peakMemoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
