import { beforeEach, expect, test, vi } from "vitest";
import { holdLink, isLeaving, isLinkHeld, releaseLink, takeHeldLink } from "./held-link.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
});

function hold() {
  const goOn = vi.fn();
  holdLink({ host: "blog.example", goOn });
  return goOn;
}

test("a link that no popup takes goes on by itself after 300 ms, once", () => {
  const goOn = hold();
  vi.advanceTimersByTime(299);
  expect([goOn.mock.calls.length, isLinkHeld(), isLeaving()]).toEqual([0, true, false]);
  vi.advanceTimersByTime(1);
  expect([goOn.mock.calls.length, isLinkHeld(), isLeaving()]).toEqual([1, false, true]);
  releaseLink();
  vi.advanceTimersByTime(60_000);
  expect(goOn).toHaveBeenCalledOnce();
  expect(isLeaving()).toBe(false);
});

test("a link goes on at once where the answer has no popup", () => {
  const goOn = hold();
  releaseLink();
  expect(goOn).toHaveBeenCalledOnce();
});

test("a popup that opens takes it: it goes on by the popup alone", () => {
  const goOn = hold();
  const taken = takeHeldLink();
  vi.advanceTimersByTime(60_000);
  expect([goOn.mock.calls.length, isLinkHeld(), isLeaving()]).toEqual([0, false, false]);
  taken?.goOn();
  expect(goOn).toHaveBeenCalledOnce();
});
