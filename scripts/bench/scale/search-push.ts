import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import process from "node:process";
import { adminKey } from "../../search-push/vendor-indexes.ts";
import type { Cost } from "./costs.ts";
import type { CountedServices } from "./counted-services.ts";
import { peakMemoryOf } from "./peak-memory.ts";

export type PushCost = Cost & { megabytes: number };

/** Milliseconds between two looks at the command's memory. */
const betweenLooks = 50;

/** Runs `npm run search:push`: into empty indexes, then with nothing changed. */
export async function measurePushes(
  services: CountedServices,
): Promise<{ first: PushCost; second: PushCost }> {
  const port = await services.port();
  return { first: await push(services, port), second: await push(services, port) };
}

async function push(services: CountedServices, port: number): Promise<PushCost> {
  const start = performance.now();
  const [, ...command] = JSON.parse(readFileSync("package.json", "utf8")).scripts["search:push"].split(" ");
  const child = spawn(process.execPath, command, {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      CONTENT_URL: `http://127.0.0.1:${port}/content/api`,
      CONTENT_TOKEN: "demo-content-token",
      SEARCH_URL: `http://127.0.0.1:${port}/vendor`,
      SEARCH_APP_ID: "BENCH",
      SEARCH_ADMIN_KEY: adminKey,
    },
  });
  let megabytes = 0;
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, peakMemoryOf(child.pid));
  }, betweenLooks);
  const [code] = await once(child, "exit");
  clearInterval(look);
  const milliseconds = performance.now() - start;
  if (code !== 0) throw new Error(`The push ended with ${code}.`);
  return { ...(await services.counted()), milliseconds, megabytes };
}
