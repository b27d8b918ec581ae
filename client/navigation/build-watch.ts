import * as clock from "../../shared/time/clock.ts";

/** Milliseconds; a hidden tab does not poll. */
const pollInterval = 60_000;

/**
 * Watches for a newer build (spec 4, build updates): the next navigation then loads a whole page. @returns whether
 * this page is of an older build
 */
export function watchBuild(build: string): () => boolean {
  let outdated = false;
  const ask = async () => {
    if (document.hidden || outdated) return;
    try {
      const answer = await fetch(`/builds/latest.json?${clock.now()}`);
      const { id } = (await answer.json()) as { id?: unknown };
      outdated = typeof id === "string" && id !== build;
    } catch {
      // Offline, or a deployment under way: the next check decides.
    }
  };
  if (build !== "dev") setInterval(() => void ask(), pollInterval);
  return () => outdated;
}
