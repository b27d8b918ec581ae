import * as z from "zod/mini";
import type { Ask } from "./ask-version.ts";

interface Examined {
  ask: Ask;
  askOld: Ask;
  /** HEALTH_SECRET of the shop. */
  secret: string;
}

const healthSchema = z.object({
  status: z.enum(["ok", "degraded", "down"]),
  switchedOff: z.array(z.string()),
  services: z.record(z.string(), z.object({ status: z.string(), problem: z.optional(z.string()) })),
});
type Health = z.infer<typeof healthSchema>;

/**
 * Has the new version ask its services itself: its secrets and bindings are known on the account alone. What the old
 * version lacks, too, stops no release, unless the shop cannot sell.
 * @throws with the services that the new version does not reach
 */
export async function examineVersion({ ask, askOld, secret }: Examined): Promise<void> {
  const health = await healthOf(ask, secret);
  const old = health.status === "ok" ? undefined : await healthOf(askOld, secret).catch(() => undefined);
  const known = new Set(old && health.status !== "down" ? problemsOf(old) : []);
  const problems = problemsOf(health).filter((problem) => !known.has(problem));
  if (problems.length > 0) throw new Error(problems.join(", "));
}

async function healthOf(ask: Ask, secret: string): Promise<Health> {
  const answer = await ask("/health/deep", { Authorization: `Bearer ${secret}` });
  if (answer.status !== 200 && answer.status !== 503)
    throw new Error(
      `/health/deep was answered ${answer.status}${answer.status === 404 ? ": is HEALTH_SECRET the shop's?" : ""}`,
    );
  return healthSchema.parse(await answer.json());
}

const problemsOf = ({ switchedOff, services }: Health): string[] => [
  ...switchedOff.map((name) => `${name} is switched off, since a variable is wrong`),
  ...Object.entries(services).flatMap(([name, { status, problem }]) =>
    status === "down" ? `${name} is down (${problem ?? "no reason"})` : [],
  ),
];
