import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as clock from "../../../shared/time/clock.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import type { PostResult } from "./post-event.ts";
import { createWaitingEvents, type WaitingEvent } from "./waiting-events.ts";

const answered: PostResult = { result: "answered", answer: {} };

const post = vi.fn<(body: string, signal: AbortSignal) => Promise<PostResult>>();
const beacon = vi.fn<(body: string) => boolean>();
let isAllowed: boolean;
let held: WaitingEvent[];
let outbox: Outbox;

beforeEach(() => {
  vi.useFakeTimers();
  post.mockReset().mockResolvedValue(answered);
  beacon.mockReset().mockReturnValue(true);
  isAllowed = true;
  held = [];
  const list = {
    read: () => held,
    write: (items: readonly WaitingEvent[]) => {
      held = [...items];
    },
  };
  const waiting = createWaitingEvents({ list, lock: async (act) => act() });
  outbox = createOutbox({ post, beacon, isAllowed: () => isAllowed, waiting });
});

afterEach(() => void vi.useRealTimers());

const send = (body: string, settled?: () => void) => outbox.send({ at: clock.now(), body, settled });
const sent = () => post.mock.calls.map(([body]) => body);
const settle = () => vi.advanceTimersByTimeAsync(0);

test("events go one after the other", async () => {
  const first = Promise.withResolvers<PostResult>();
  post.mockReturnValueOnce(first.promise);
  send("a");
  send("b");
  expect(sent()).toEqual(["a"]);
  first.resolve(answered);
  await settle();
  expect(sent()).toEqual(["a", "b"]);
});

test("what the service did not take is tried again in its order, later after each failure", async () => {
  post.mockResolvedValue({ result: "unsent" });
  send("a");
  send("b");
  await settle();
  expect(sent()).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(sent()).toEqual(["a"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual(["a", "a"]);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(sent()).toHaveLength(2);
  post.mockResolvedValue(answered);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent()).toEqual(["a", "a", "a", "b"]);
  expect(held).toEqual([]);
});

test("an event of an outage is settled at once, and waits for its end", async () => {
  post.mockResolvedValue({ result: "unsent" });
  const settled = vi.fn();
  send("a", settled);
  await settle();
  send("b", settled);
  expect(settled).toHaveBeenCalledTimes(2);
  await settle();
  expect(held.map(({ body }) => body)).toEqual(["a", "b"]);
  expect(sent()).toEqual(["a"]);
});

test("what may have arrived is never sent again", async () => {
  post.mockResolvedValueOnce({ result: "gone" });
  send("a");
  send("b");
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(sent()).toEqual(["a", "b"]);
});

test("after five seconds an event is given up", async () => {
  post.mockImplementationOnce(
    (_, signal) =>
      new Promise((resolve) => signal.addEventListener("abort", () => resolve({ result: "gone" }))),
  );
  const settled = vi.fn();
  send("a", settled);
  send("b");
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(sent()).toEqual(["a", "b"]);
});

test("an outage is waited for half an hour, with fifty events", async () => {
  post.mockResolvedValue({ result: "unsent" });
  for (let event = 0; event < 60; event += 1) send(String(event));
  await settle();
  expect(held).toHaveLength(50);
  expect(held[0]?.body).toBe("10");
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  post.mockClear();
  outbox.resume();
  await settle();
  expect(sent()).toEqual([]);
});

test("when the page is left, what waits goes by beacon, and what is under way does not", async () => {
  const first = Promise.withResolvers<PostResult>();
  post.mockReturnValueOnce(first.promise);
  send("a");
  send("b");
  outbox.leave();
  expect(beacon.mock.calls).toEqual([["b"]]);
  first.resolve(answered);
  await settle();
  expect(sent()).toEqual(["a"]);
});

test("a beacon that the browser does not take waits for the next page", async () => {
  post.mockReturnValueOnce(new Promise(() => {}));
  beacon.mockReturnValue(false);
  send("a");
  send("b");
  outbox.leave();
  await settle();
  expect(held.map(({ body }) => body)).toEqual(["b"]);
});

test("an event of before the withdrawal that was not taken is not kept", async () => {
  const first = Promise.withResolvers<PostResult>();
  post.mockReturnValueOnce(first.promise);
  send("a");
  isAllowed = false;
  first.resolve({ result: "unsent" });
  await settle();
  expect(held).toEqual([]);
});

test("consent is looked at again before each sending", async () => {
  const first = Promise.withResolvers<PostResult>();
  post.mockReturnValueOnce(first.promise);
  const settled = vi.fn();
  send("a");
  send("b", settled);
  isAllowed = false;
  first.resolve(answered);
  await settle();
  expect(sent()).toEqual(["a"]);
  expect(settled).toHaveBeenCalledOnce();
});

test("without consent no beacon is sent", () => {
  post.mockReturnValueOnce(new Promise(() => {}));
  send("a");
  send("b");
  isAllowed = false;
  outbox.leave();
  expect(beacon).not.toHaveBeenCalled();
});

test("a withdrawal stops what is under way and empties what waits", async () => {
  let stopped = false;
  post.mockImplementationOnce((_, signal) => {
    signal.addEventListener("abort", () => {
      stopped = true;
    });
    return new Promise(() => {});
  });
  const settled = vi.fn();
  send("a");
  send("b", settled);
  held = [{ at: clock.now(), body: "earlier" }];
  outbox.forget();
  expect(stopped).toBe(true);
  expect(settled).toHaveBeenCalledOnce();
  expect(held).toEqual([]);
});
