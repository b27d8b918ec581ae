import { spawnSync } from "node:child_process";
import process from "node:process";
import type { Environment } from "./environment.ts";
import type { Finding } from "./finding.ts";

const command = "scripts/search-push.ts";

export function searchIndexes(
  { config }: Environment,
  variables: Readonly<Record<string, string | undefined>>,
): Finding[] {
  if (!variables.SEARCH_ADMIN_KEY) {
    const says =
      "search indexes were not looked at: with SEARCH_ADMIN_KEY in the environment, npm run search:push -- --dry-run says what differs";
    return [{ says, isNote: true }];
  }
  const push = (...flags: string[]) => {
    const environment = { ...variables, ...config.vars } as NodeJS.ProcessEnv;
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...flags], {
      env: environment,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${command} failed: ${stderr.trim().split("\n").at(-1)}`);
    return stdout;
  };
  const changes = push("--dry-run").split("\n").filter(isChange);
  if (changes.length === 0) return [];
  return [{ says: `search indexes: ${changes.join("; ")}`, fix: async () => void push() }];
}

const isChange = (line: string): boolean =>
  line.includes(" → ") || (/ records: /.test(line) && !/ 0 new, 0 changed, 0 gone$/.test(line));
