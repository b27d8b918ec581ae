import { env } from "cloudflare:workers";
import type { Service } from "../../sandbox/fault-rules.ts";
import { breakService } from "./visitor.ts";

const most = 1000;

export async function countCalls(service: Service, path = "", method = ""): Promise<() => Promise<number>> {
  await breakService({ service, path, method, mode: "slow", delay: 0, times: most });
  return async () => {
    const counted = await env.DB.prepare(
      "select remaining from faults where service = ? and path = ? and method = ?",
    )
      .bind(service, path, method)
      .first<{ remaining: number }>();
    return most - (counted?.remaining ?? most);
  };
}
