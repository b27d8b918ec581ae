import { spawnSync } from "node:child_process";
import process from "node:process";

const everyTwoSeconds = 2000;

/** npm does not pass signals on, so ending `npm start` by its process id would leave the server running. */
export function endWithNpm(end: () => void): void {
  const npm = process.env.npm_lifecycle_event ? npmProcess() : undefined;
  if (npm === undefined) return;
  const watch = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(watch);
    end();
  }, everyTwoSeconds);
  watch.unref();
}

/** npm runs a script in a shell, which some systems replace by the command. */
function npmProcess(): number | undefined {
  const [parent, name] = told(process.ppid, "ppid=,comm=");
  if (!name) return undefined;
  return /^-?(?:.*\/)?(?:ba|da|z|k)?sh$/.test(name) ? Number(parent) : process.ppid;
}

function told(pid: number, columns: string): string[] {
  const { status, stdout } = spawnSync("ps", ["-o", columns, "-p", String(pid)], { encoding: "utf8" });
  return status === 0 ? stdout.trim().split(/\s+/) : [];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
