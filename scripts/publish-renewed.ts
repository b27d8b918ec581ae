import { createHmac } from "node:crypto";
import type { Renewed } from "../sandbox/renew-content.ts";
import * as clock from "../shared/time/clock.ts";

/** Tells the running shop, as the content system does, so that no cache shows the content of before. */
export async function publishRenewed(url: string, secret: string, renewed: Renewed): Promise<void> {
  for (const [model, entries] of Object.entries(renewed)) {
    const body = JSON.stringify({
      event: "entry.publish",
      createdAt: clock.date().toISOString(),
      model,
      entries,
    });
    const at = Math.floor(clock.now() / 1000);
    const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    const answer = await fetch(new URL("/api/webhooks/content", url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-content-timed-signature": `t=${at},v1=${signature}`,
      },
      body,
    });
    if (!answer.ok) console.warn(`The shop did not take the new ${model} (${answer.status}): it shows soon.`);
  }
}
