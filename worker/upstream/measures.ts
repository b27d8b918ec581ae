import { type DataPoint, measuresDataset } from "../../shared/measure/points.ts";
import type { Log } from "../log.ts";

/** Analytics Engine limits the points per invocation (documented as 25, later 250). */
const mostPoints = 24;

interface Writing {
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
}

/** Never throws. */
export function writePoints(env: Env, points: readonly DataPoint[], { waitUntil, log }: Writing): void {
  const written = points.slice(0, mostPoints);
  if (written.length < points.length) log.warn("not measured", { points: points.length - written.length });
  try {
    if (env.SANDBOX) waitUntil(tellStandIn(env.SANDBOX, written, log));
    else for (const point of written) env.MEASURES.writeDataPoint(point);
  } catch (error) {
    log.error("not measured", error);
  }
}

export const versionOf = (env: Env): string => env.VERSION.id || "dev";

/** workerd discards what its local Analytics Engine binding receives. */
async function tellStandIn(sandbox: Fetcher, points: readonly DataPoint[], log: Log): Promise<void> {
  try {
    const answer = await sandbox.fetch("http://sandbox/analytics-engine/points", {
      method: "POST",
      body: JSON.stringify({ dataset: measuresDataset, points }),
    });
    if (!answer.ok) log.warn("not measured", { status: answer.status });
    await answer.body?.cancel();
  } catch (error) {
    log.error("not measured", error);
  }
}
