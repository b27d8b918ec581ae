import { expect, test, vi } from "vitest";
import { createOrderTurn, type Locks } from "./order-turn.ts";

/** Web Locks of one browser: first come, first served; who waits may give up. */
function browserLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>();
  const request = async (name: string, ...rest: unknown[]) => {
    const act = rest.at(-1) as () => unknown;
    const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
    const before = queues.get(name) ?? Promise.resolve();
    let gaveUp = false;
    const given = new Promise<never>((_, reject) => {
      signal?.addEventListener("abort", () => {
        gaveUp = true;
        reject(signal.reason);
      });
    });
    let begun = false;
    const turn = before.then(() => {
      if (gaveUp) return undefined;
      begun = true;
      return act();
    });
    queues.set(
      name,
      turn.catch(() => {}),
    );
    return Promise.race([turn, given.catch((reason: unknown) => (begun ? turn : Promise.reject(reason)))]);
  };
  return { request: request as Locks["request"] };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test("the first tab acts, the second is told and waits, and takes over when the first is done (spec 2)", async () => {
  const locks = browserLocks();
  const first = createOrderTurn("abc", locks);
  const second = createOrderTurn("abc", locks);
  const heard = vi.fn();
  const leave = first.enter();
  await soon();
  second.subscribe(heard);
  const leaveSecond = second.enter();
  await vi.waitFor(() => expect(second.read()).toBe("elsewhere"));
  expect(first.read()).toBe("here");

  leave();
  await vi.waitFor(() => expect(second.read()).toBe("free"));
  expect(heard).toHaveBeenCalledTimes(2);

  const third = createOrderTurn("abc", locks);
  third.enter();
  await soon();
  expect(third.read()).toBe("here");
  leaveSecond();
});

test("the step that follows keeps the turn: nobody gets between two pages of one tab", async () => {
  const locks = browserLocks();
  const tab = createOrderTurn("abc", locks);
  const other = createOrderTurn("abc", locks);
  const leave = tab.enter();
  await soon();
  leave();
  tab.enter();
  other.enter();
  await vi.waitFor(() => expect(other.read()).toBe("elsewhere"));
  expect(tab.read()).toBe("here");
});

test("a tab that is loaded anew comes before those that wait", async () => {
  const locks = browserLocks();
  const leave = createOrderTurn("abc", locks).enter();
  await soon();
  const anew = createOrderTurn("abc", locks);
  anew.enter();
  leave();
  await soon();
  expect(anew.read()).toBe("here");
});

test("two orders have nothing to do with each other, and a browser without locks acts as it likes", async () => {
  const locks = browserLocks();
  createOrderTurn("abc", locks).enter();
  const other = createOrderTurn("def", locks);
  other.enter();
  const plain = createOrderTurn("abc", undefined);
  plain.enter();
  await soon();
  expect([other.read(), plain.read()]).toEqual(["here", "here"]);
});

test("a browser that refuses its locks keeps nobody from ordering", async () => {
  const request = () => Promise.reject(new DOMException("denied", "SecurityError"));
  const tab = createOrderTurn("abc", { request: request as Locks["request"] });
  tab.enter();
  await soon();
  expect(tab.read()).toBe("here");
});
