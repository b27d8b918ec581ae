import { expect, test, vi } from "vitest";
import { createOrderLock, type Locks } from "./order-lock.ts";

/**
 * Locks of one browser, in order of request.
 *
 * @param lateness milliseconds until a lock is granted
 */
function browserLocks(lateness = 0): Locks {
  const queues = new Map<string, Promise<unknown>>();
  const held = new Map<string, number>();
  const count = (name: string, by: number) => held.set(name, (held.get(name) ?? 0) + by);
  const request = (name: string, act: () => unknown) => {
    const before = queues.get(name) ?? Promise.resolve();
    const turn = before.then(async () => {
      if (lateness) await new Promise((resolve) => setTimeout(resolve, lateness));
      count(name, 1);
      await Promise.resolve(act()).finally(() => count(name, -1));
    });
    queues.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  const query = async () => ({
    held: [...held].flatMap(([name, times]) => (times > 0 ? { name } : [])),
    pending: [],
  });
  return { request, query } as unknown as Locks;
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

test("the first tab acts, the second is told and waits, and takes over when the first is done (spec 2)", async () => {
  const locks = browserLocks();
  const first = createOrderLock("abc", locks);
  const second = createOrderLock("abc", locks);
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

  const third = createOrderLock("abc", locks);
  third.enter();
  await soon();
  expect(third.read()).toBe("here");
  leaveSecond();
});

test("the step that follows keeps the turn: nobody gets between two pages of one tab", async () => {
  const locks = browserLocks();
  const tab = createOrderLock("abc", locks);
  const other = createOrderLock("abc", locks);
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
  const leave = createOrderLock("abc", locks).enter();
  await soon();
  const anew = createOrderLock("abc", locks);
  anew.enter();
  leave();
  await soon();
  expect(anew.read()).toBe("here");
});

test("two orders have nothing to do with each other, and a browser without locks acts as it likes", async () => {
  const locks = browserLocks();
  createOrderLock("abc", locks).enter();
  const other = createOrderLock("def", locks);
  other.enter();
  const plain = createOrderLock("abc", undefined);
  plain.enter();
  await soon();
  expect([other.read(), plain.read()]).toEqual(["here", "here"]);
});

test("a lock that nobody has and that comes late pauses nothing: the machine was busy", async () => {
  const tab = createOrderLock("abc", browserLocks(700));
  const heard = vi.fn();
  tab.subscribe(heard);
  tab.enter();
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect([tab.read(), heard.mock.calls.length]).toEqual(["here", 0]);
});

test("a page that comes right after the last was left claims its turn anew", async () => {
  const locks = browserLocks();
  const tab = createOrderLock("abc", locks);
  const leave = tab.enter();
  await soon();
  leave();
  await soon();
  tab.enter();
  await soon();
  const other = createOrderLock("abc", locks);
  other.enter();
  await vi.waitFor(() => expect(other.read()).toBe("elsewhere"));
});

test("a browser that refuses its locks keeps nobody from ordering", async () => {
  const refuse = () => Promise.reject(new DOMException("denied", "SecurityError"));
  const tab = createOrderLock("abc", { request: refuse, query: refuse } as unknown as Locks);
  tab.enter();
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(tab.read()).toBe("here");
});
