import { globSync, readFileSync } from "node:fs";

export interface ProcessFigures {
  cpu: number;
  memory: number;
}

const ticks = 100;

export function processFigures(pid: number): ProcessFigures {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The process name may contain spaces, so fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return { cpu: ((user + system) * 1000) / ticks, memory: pages * 4096 };
}

/** Milliseconds of processor time of all running threads. @throws without /proc */
export function processorTime(pid: number): number {
  const threads = globSync(`/proc/${pid}/task/*/schedstat`);
  if (threads.length === 0) throw new Error("Processor time is read from /proc: this needs Linux.");
  return threads.reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]), 0) / 1e6;
}
