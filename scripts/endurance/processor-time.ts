import { globSync, readFileSync } from "node:fs";

/** Milliseconds of processor time of all running threads. @throws without /proc */
export function processorTime(pid: number): number {
  const threads = globSync(`/proc/${pid}/task/*/schedstat`);
  if (threads.length === 0) throw new Error("Processor time is read from /proc: this needs Linux.");
  return threads.reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]), 0) / 1e6;
}
