/** What is deployed is no longer what this release deployed: somebody has chosen otherwise. */
export class Overtaken extends Error {}

/** Milliseconds between tries; the last one again and again. */
const pauses = [2000, 5000, 10_000, 20_000, 30_000];

/** Milliseconds after which it is said that it cannot be done. */
const longest = 30 * 60_000;

export interface Insisting {
  /** The same for a terminal. */
  byHand: () => string;
  say: (line: string) => void;
}

/** Tries until it is done. @param act hears which try it is, from 1: where all is slow, later ones wait longer @returns false where it never was, in half an hour @throws Overtaken */
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
