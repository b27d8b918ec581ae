import { useEffect, useState } from "react";
import { island } from "../../islands/island.tsx";
import { watchAnswer, watchConsent } from "./watch-consent.ts";

export const ConsentBar = island({
  on: "touch",
  load: async () => (await import("./consent-bar.tsx")).ConsentBar,
  stays: true,
});

/** First in the document: the answer is one Tab away. */
export function ConsentQuestion({ asks = false }: { asks: boolean | undefined }) {
  const [inDocument] = useState(asks);
  const [elsewhere, setElsewhere] = useState(false);

  useEffect(watchConsent, []);

  useEffect(() => {
    if (!asks) return undefined;
    // Of a client navigation there is no HTML of the worker.
    if (!inDocument) ConsentBar.load().catch(() => {});
    return watchAnswer(setElsewhere);
  }, [asks, inDocument]);

  return asks && !elsewhere ? <ConsentBar /> : null;
}
