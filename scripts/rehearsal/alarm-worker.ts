import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare, type V4WorkerOptions as WorkerOptions } from "miniflare";
import * as clock from "../../shared/time/clock.ts";
import { runWrangler } from "../run-wrangler.ts";

/** The deployed bundle of `alarms/` in workerd. Its schedule is this command's, its time the rehearsal's. */
export async function startAlarmWorker(folder: string, bindings: Record<string, string>) {
  const config = ["--config", "alarms/wrangler.toml", "--env", "production"];
  await runWrangler(["deploy", "--dry-run", "--outdir", folder, ...config]);
  const bundle = readFileSync(join(folder, "index.js"), "utf8");
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      handleStructuredLogs: () => {},
      workers: [
        {
          name: "alarms",
          compatibilityDate: "2026-09-01",
          modules: [
            { type: "ESModule", path: "rehearsal.js", contents: entry },
            { type: "ESModule", path: "index.js", contents: bundle },
          ],
          bindings,
          durableObjects: { ALARM_STATE: { className: "AlarmMemory", useSQLite: true } },
        } as unknown as WorkerOptions,
      ],
    }),
  );
  return {
    /** @throws if the run failed: then a real one would send no heartbeat */
    async run(): Promise<void> {
      const answer = await miniflare.dispatchFetch(`http://alarms/?now=${clock.now()}`);
      if (!answer.ok) throw new Error(await answer.text());
    },
    stop: () => miniflare.dispose(),
  };
}

const entry = `import alarms from "./index.js";
export { AlarmMemory } from "./index.js";
const machine = Date.now.bind(Date);
let ahead = 0;
Date.now = () => machine() + ahead;
export default {
  async fetch(request, env, context) {
    ahead = Number(new URL(request.url).searchParams.get("now")) - machine();
    try {
      await alarms.scheduled({ cron: "* * * * *" }, env, context);
      return new Response("");
    } catch (error) {
      return new Response(String(error), { status: 500 });
    }
  },
};
`;
