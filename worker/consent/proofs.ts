import { consentDays, consentText, type Purpose } from "../../shared/consent/consent.ts";
import type { AppContext } from "../context.ts";

/** Seconds; twice the consent's life, because consent may be disputed afterwards. */
const keptFor = 2 * consentDays * 24 * 60 * 60;

/** Proof under GDPR article 7(1): what was granted, when, and on which version of the text. */
export function keepProof(c: AppContext, granted: readonly Purpose[], at: Date): string {
  const id = crypto.randomUUID();
  store(c, id, { granted, at: at.toISOString(), text: consentText });
  return id;
}

export function endProof(c: AppContext, id: string, at: Date): void {
  store(c, `${id}/end`, { at: at.toISOString() });
}

function store(c: AppContext, key: string, proof: object): void {
  const stored = c.env.CONSENTS.put(key, JSON.stringify(proof), { expirationTtl: keptFor });
  c.executionCtx.waitUntil(
    stored.catch((error: unknown) => c.var.log.error("proof of consent not kept", error)),
  );
}
