import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOrderLock, type Locks } from "./order-lock.ts";

function browserLocks(lateness = 0): Locks {
  const names = new Map<string, { holder?: Holder | undefined; queue: (() => void)[] }>();
  const lockOf = (name: string) => {
    const known = names.get(name) ?? { queue: [] };
    names.set(name, known);
    return known;
  };
  const request = (name: string, ...rest: unknown[]) => {
    const act = rest.at(-1) as () => Promise<void> | undefined;
    const lock = lockOf(name);
    return new Promise<void>((resolve, reject) => {
      const hold = async () => {
        const holder: Holder = { reject };
        lock.holder = holder;
        await act();
        resolve();
        if (lock.holder !== holder) return;
        lock.holder = undefined;
        lock.queue.shift()?.();
      };
      if (rest.length > 1) {
        lock.holder?.reject(new DOMException("stolen", "AbortError"));
        void hold();
      } else if (lock.holder || lock.queue.length > 0) lock.queue.push(() => void hold());
      else if (lateness) setTimeout(() => void hold(), lateness);
      else void hold();
    });
  };
  const query = async () => ({
    held: [...names].flatMap(([name, { holder }]) => (holder ? { name } : [])),
    pending: [],
  });
  return { request, query } as unknown as Locks;
}

interface Holder {
  reject: (error: Error) => void;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const soon = () => pass(20);
const lookedUp = () => pass(400);

test("the first tab acts, the second is told and waits, and takes over when the first is done", async () => {
  const locks = browserLocks();
  const first = createOrderLock("abc", locks);
  const second = createOrderLock("abc", locks);
  const heard = vi.fn();
  const leave = first.enter();
  await soon();
  second.subscribe(heard);
  const leaveSecond = second.enter();
  await lookedUp();
  expect(second.read()).toBe("elsewhere");
  expect(first.read()).toBe("here");

  leave();
  await lookedUp();
  expect(second.read()).toBe("free");
  expect(heard).toHaveBeenCalledTimes(2);

  const third = createOrderLock("abc", locks);
  third.enter();
  await soon();
  expect(third.read()).toBe("here");
  leaveSecond();
});

test("the second tab takes over by its button; the first is then the one that waits", async () => {
  const locks = browserLocks();
  const first = createOrderLock("abc", locks);
  const second = createOrderLock("abc", locks);
  first.enter();
  await soon();
  second.enter();
  await lookedUp();
  expect(second.read()).toBe("elsewhere");
  await second.takeOver();
  await lookedUp();
  expect(first.read()).toBe("elsewhere");
  await pass(500);
  expect(first.read()).toBe("elsewhere");
});

test("a tab that thought the order free waits again once another acts", async () => {
  const locks = browserLocks();
  const leave = createOrderLock("abc", locks).enter();
  await soon();
  const waiting = createOrderLock("abc", locks);
  waiting.enter();
  await lookedUp();
  expect(waiting.read()).toBe("elsewhere");
  leave();
  await lookedUp();
  expect(waiting.read()).toBe("free");
  createOrderLock("abc", locks).enter();
  await lookedUp();
  expect(waiting.read()).toBe("elsewhere");
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
  await lookedUp();
  expect(other.read()).toBe("elsewhere");
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
  await pass(900);
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
  await lookedUp();
  expect(other.read()).toBe("elsewhere");
});

test("a browser that refuses its locks keeps nobody from ordering", async () => {
  const refuse = () => Promise.reject(new DOMException("denied", "SecurityError"));
  const tab = createOrderLock("abc", { request: refuse, query: refuse } as unknown as Locks);
  tab.enter();
  await pass(450);
  expect(tab.read()).toBe("here");
});
