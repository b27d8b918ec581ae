/** Somebody else changed the deployment during this release. */
export class Overtaken extends Error {}

/** Milliseconds between tries; the last value repeats. */
const pauses = [2000, 5000, 10_000, 20_000, 30_000];

const longest = 30 * 60_000;

export interface Insisting {
  byHand: () => string;
  say: (line: string) => void;
}

/** Retries for half an hour; false if every try failed. @param tried counts from 1 @throws Overtaken */
export async function insist(
  act: (tried: number) => Promise<void>,
  { byHand, say }: Insisting,
): Promise<boolean> {
  const start = performance.now();
  for (let tries = 0; ; tries += 1) {
    try {
      await act(tries + 1);
      return true;
    } catch (error) {
      if (error instanceof Overtaken) throw error;
      const isOver = performance.now() - start >= longest;
      say(
        `  NOT DONE, ${isOver ? "and given up" : "tried again"}; by hand: ${byHand()}. ${wordsOfError(error)}`,
      );
      if (isOver) return false;
      await pause(pauses[Math.min(tries, pauses.length - 1)] ?? 0);
    }
  }
}

export const wordsOfError = (error: unknown) => (error instanceof Error ? error.message : String(error));

export const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));
