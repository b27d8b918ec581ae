import { useEffect, useState } from "react";
import { attempt } from "../../browser/attempt.ts";
import { island } from "../../islands/island.tsx";
import { whenIdle } from "../../islands/when-idle.ts";

const ConsentBar = island({
  on: "touch",
  load: async () => (await import("./consent-bar.tsx")).ConsentBar,
  stays: true,
});

/** First in the document: the answer is one Tab away. */
export function ConsentQuestion({ asks = false }: { asks: boolean | undefined }) {
  const [inDocument] = useState(asks);
  const [elsewhere, setElsewhere] = useState(false);

  // Whoever saves an answer is part of a screen, and must not know how pages are fetched.
  useEffect(() => {
    addEventListener("consent", () => follow(({ takeTracking }) => takeTracking()));
    whenIdle(clearEnded, new AbortController().signal);
  }, []);

  useEffect(() => {
    if (!asks) return undefined;
    // Of a client navigation there is no HTML of the worker.
    if (!inDocument) ConsentBar.load().catch(() => {});
    const look = () => follow(({ isAnswered }) => setElsewhere(isAnswered()));
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [asks, inDocument]);

  return asks && !elsewhere ? <ConsentBar /> : null;
}

const follow = (act: (file: typeof import("./follow-consent.ts")) => unknown) =>
  void import("./follow-consent.ts").then(act).catch(() => {});

/** Clears what an earlier yes stored. */
function clearEnded(): void {
  const kept = attempt(() => Object.keys({ ...localStorage, ...sessionStorage }).join());
  if (kept?.includes("mesure:")) follow((file) => file.clearEnded());
}
