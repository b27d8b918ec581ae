import { readFileSync } from "node:fs";

/** Megabytes of a process, now or at its peak; 0 once it has ended. Linux only. */
export function memoryOf(pid: number | undefined, which: "VmRSS" | "VmHWM"): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
