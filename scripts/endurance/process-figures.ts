import { globSync, readFileSync } from "node:fs";

export interface ProcessFigures {
  /** Milliseconds of processor time since the start, of the process and the system for it. */
  cpu: number;
  /** Bytes that are held in memory. */
  memory: number;
}

/** Ticks of /proc a second, on every Linux. */
const ticks = 100;

/** @throws Error on a system without /proc */
export function processFigures(pid: number): ProcessFigures {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name of the process may hold spaces: fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return { cpu: ((user + system) * 1000) / ticks, memory: pages * 4096 };
}

/** Milliseconds of processor time of all threads that still run, to the nanosecond. @throws Error without /proc */
export function processorTime(pid: number): number {
  const threads = globSync(`/proc/${pid}/task/*/schedstat`);
  if (threads.length === 0) throw new Error("Processor time is read from /proc: this needs Linux.");
  return threads.reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]), 0) / 1e6;
}
