import * as clock from "../../shared/time/clock.ts";
import { ownNonce } from "./fetch-document.ts";
import { atOnce, connectionOf, isSlow, onLinkIntent, quietTime } from "./prefetch.ts";

/** Lets the browser fetch documents ahead on intent: those of the four latest links at most. */
export function prefetchDocuments(): void {
  if (!HTMLScriptElement.supports?.("speculationrules") || isSlow(connectionOf(navigator))) return;
  const startedAt = clock.now();
  const rules = new Map<string, HTMLScriptElement>();

  onLinkIntent(({ href }) => {
    if (clock.now() - startedAt < quietTime || rules.has(href)) return;
    const [oldest] = rules.keys();
    if (rules.size >= atOnce && oldest) {
      rules.get(oldest)?.remove();
      rules.delete(oldest);
    }
    const script = document.createElement("script");
    script.type = "speculationrules";
    script.nonce = ownNonce();
    script.textContent = JSON.stringify({ prefetch: [{ urls: [href], eagerness: "immediate" }] });
    document.head.append(script);
    rules.set(href, script);
  });
}
