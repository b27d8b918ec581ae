import { consentDays, consentText, type Purpose } from "../../shared/consent/consent.ts";
import type { AppContext } from "../context.ts";

/**
 * Seconds: as long as the answer lasts, and as long again, in which it may be disputed. Its id is in the visitor's
 * cookie alone: nobody else can tell whose it is.
 */
const keptFor = 2 * consentDays * 24 * 60 * 60;

/** GDPR, article 7(1): what was granted, when, on which version of the text. Returns its id. */
export function keepProof(c: AppContext, granted: readonly Purpose[], at: Date): string {
  const id = crypto.randomUUID();
  store(c, id, { granted, at: at.toISOString(), text: consentText });
  return id;
}

/** Withdrawn, or replaced by another answer. */
export function endProof(c: AppContext, id: string, at: Date): void {
  store(c, `${id}/end`, { at: at.toISOString() });
}

function store(c: AppContext, key: string, proof: object): void {
  const stored = c.env.CONSENTS.put(key, JSON.stringify(proof), { expirationTtl: keptFor });
  c.executionCtx.waitUntil(
    stored.catch((error: unknown) => c.var.log.error("proof of consent not kept", error)),
  );
}
