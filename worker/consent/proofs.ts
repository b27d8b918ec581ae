import { consentText, type Purpose, proofSeconds } from "../../shared/consent/consent.ts";
import type { AppContext } from "../context.ts";

/** Proof under GDPR article 7(1): what was granted, when, and on which version of the text. */
export function keepProof(c: AppContext, granted: readonly Purpose[], at: Date): string {
  const id = crypto.randomUUID();
  store(c, id, { granted, at: at.toISOString(), text: consentText });
  return id;
}

export function endProof(c: AppContext, id: string, at: Date): void {
  store(c, `${id}/end`, { at: at.toISOString() });
}

/** The bucket's copy is what `npm run consents` restores from. */
function store(c: AppContext, key: string, proof: object): void {
  const { CONSENTS, CONSENT_PROOFS } = c.env;
  const text = JSON.stringify(proof);
  const stores = {
    kv: CONSENTS.put(key, text, { expirationTtl: proofSeconds }),
    bucket: CONSENT_PROOFS.put(key, text, { httpMetadata: { contentType: "application/json" } }),
  };
  const kept = Promise.allSettled(Object.values(stores)).then((results) => {
    const failed = results.find((result) => result.status === "rejected");
    const names = Object.keys(stores).filter((_, place) => results[place]?.status === "rejected");
    if (failed) c.var.log.error("proof of consent not kept", failed.reason, { stores: names.join(", ") });
  });
  c.executionCtx.waitUntil(kept);
}
