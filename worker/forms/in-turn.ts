import type { AppContext } from "../context.ts";
import { digestOf } from "../digest.ts";
import { withTimeout } from "../with-timeout.ts";

/**
 * Does one thing of one key after another, across isolates; where that cannot be known it is done at once.
 *
 * @param tooLong is thrown where the one before takes so long that no time is left
 * @param ownTime milliseconds reserved for what follows the wait
 */
export async function inTurn<T>(
  c: AppContext,
  key: string,
  act: () => Promise<T>,
  tooLong: () => Error,
  ownTime = 2000,
): Promise<T> {
  const turn = crypto.randomUUID();
  const begun = turnsOf(c, key)
    .then((turns) => turns.begin(turn))
    .then(
      () => true,
      (error: unknown) => {
        c.var.log.error("turns not known", error);
        return true;
      },
    );
  try {
    if (!(await withTimeout(begun, c.var.deadline.left() - ownTime))) throw tooLong();
    return await act();
  } finally {
    const ended = turnsOf(c, key).then((turns) => turns.end(turn));
    // It ends by itself.
    c.executionCtx.waitUntil(ended.catch(() => {}));
  }
}

async function turnsOf(c: AppContext, key: string) {
  const { TURNS } = c.env;
  return TURNS.get(TURNS.idFromName(await digestOf(key)));
}
