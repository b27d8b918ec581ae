import type { AppContext } from "../context.ts";
import { digestOf } from "../digest.ts";
import { objectNamed } from "../durable-object.ts";
import { withTimeout } from "../with-timeout.ts";

/** @throws `tooLong` if the wait leaves no time. @param ownTime milliseconds reserved for `act` */
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
    // The turn's object ends an abandoned turn by itself.
    c.executionCtx.waitUntil(ended.catch(() => {}));
  }
}

async function turnsOf(c: AppContext, key: string) {
  return objectNamed(c.env, c.env.TURNS, await digestOf(key));
}
