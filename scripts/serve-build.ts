import process from "node:process";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type WorkerdStructuredLog } from "miniflare";
import { openDatabase } from "../sandbox/database/open.ts";
import type { Bindings } from "../sandbox/env.ts";
import { builtWorker } from "./built-workers.ts";
import { fillDatabase } from "./seed.ts";

export interface ServedShop {
  url: string;
  /** Whether the stand-ins' database was empty, and is now that of the demo shop. */
  isNew: boolean;
  close(): Promise<void>;
}

/** Serves the built shop and its stand-ins with workerd, which keeps their data in the folder `state`. */
export async function serveBuild(host: string, port: number, state: string): Promise<ServedShop> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: printLog,
      resourcePersistencePath: `${state}/v3`,
      resourceTmpPath: ".wrangler/tmp",
      // Each request would be written to a database of traces, which takes longer than most answers.
      unsafeObservability: false,
      unsafeLocalExplorer: false,
      telemetry: { enabled: false },
      workers: [builtWorker("dist/storefront"), builtWorker("dist/storefront_sandbox")],
    }),
  );
  const url = String(await miniflare.ready);
  const database = (await miniflare.getD1Database("DB", "storefront-sandbox")) as unknown as Bindings["DB"];
  const isNew = await fillDatabase(openDatabase(database));
  return { url, isNew, close: () => miniflare.dispose() };
}

function printLog({ level, message }: WorkerdStructuredLog): void {
  const output = level === "error" || level === "warn" ? process.stderr : process.stdout;
  output.write(`${message}\n`);
}
