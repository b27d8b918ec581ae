import { createHmac } from "node:crypto";
import * as clock from "../../shared/time/clock.ts";
import type { Environment } from "./environment.ts";
import { isPlaceholder } from "./environment.ts";
import type { Finding } from "./finding.ts";
import { hostsOf } from "./placeholders.ts";
import type { SecretValues } from "./secrets.ts";

/** An empty publish, so that the check invalidates nothing. */
const emptyPublish = JSON.stringify({ event: "entry.publish", model: "page", entries: [] });

export async function contentWebhook(
  { config }: Environment,
  { given, secretOf }: SecretValues,
  isDeployed: boolean,
  fetcher: typeof fetch = fetch,
): Promise<Finding[]> {
  const [host] = hostsOf(config.routes).filter((one) => !isPlaceholder(one));
  if (!host) return [];
  const address = `https://${host}/api/webhooks/content`;
  const setUp = {
    says: `content system: a publish is posted to ${address}, signed under CONTENT_WEBHOOK_SECRET (docs/services.md, publishing content)`,
    isNote: true as const,
  };
  if (!isDeployed || !given.has("CONTENT_WEBHOOK_SECRET")) return [setUp];
  const at = Math.floor(clock.now() / 1000);
  const key = (await secretOf("CONTENT_WEBHOOK_SECRET")) ?? "";
  const signature = createHmac("sha256", key).update(`${at}.${emptyPublish}`).digest("hex");
  const status = await fetcher(address, {
    method: "POST",
    headers: { "X-Content-Timed-Signature": `t=${at},v1=${signature}`, "Content-Type": "application/json" },
    body: emptyPublish,
  }).then(
    (answer) => answer.status,
    (error: unknown) => (error instanceof Error ? error.message : "no answer"),
  );
  if (status === 200)
    return [{ says: `content webhook: a signed test call to ${address} was taken`, isNote: true }];
  return [setUp, { says: `content webhook: a signed test call to ${address} was answered ${status}` }];
}
