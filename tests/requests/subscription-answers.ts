import { env } from "cloudflare:workers";
import { onTestFinished, vi } from "vitest";

export interface SubscriptionJson extends Record<string, unknown> {
  id: number;
  items: Record<string, unknown>[];
}

export function rewriteSubscriptions(rewrite: (subscription: SubscriptionJson) => unknown): void {
  const standIns = env.SANDBOX as Fetcher;
  const { fetch } = standIns;
  const spy = vi.spyOn(standIns, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch.call(standIns, request);
    const path = new URL(request.url).pathname;
    if (!answer.ok || request.method !== "GET") return answer;
    if (path.endsWith("/shop/subscriptions")) {
      const list = await answer.json<{ "hydra:member": SubscriptionJson[] }>();
      return Response.json({ ...list, "hydra:member": list["hydra:member"].map(rewrite) });
    }
    return /\/shop\/subscriptions\/\d+$/.test(path)
      ? Response.json(rewrite(await answer.json<SubscriptionJson>()))
      : answer;
  });
  onTestFinished(() => spy.mockRestore());
}
