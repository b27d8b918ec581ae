import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchPayment } from "./watch-payment.ts";

let outcome = "checking";
let status = 200;
let sending = false;
const page = { hidden: false };
const ask = vi.fn(async () => Response.json({ outcome }, { status }));

beforeEach(() => {
  outcome = "checking";
  status = 200;
  page.hidden = false;
  sending = false;
  ask.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("document", page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watch({ slow = false } = {}) {
  const onSlow = vi.fn();
  const onDecided = vi.fn();
  const stop = watchPayment("abc", { slow, isSending: () => sending, onSlow, onDecided });
  return { onSlow, onDecided, stop };
}

test("a payment is asked for soon, and told once it is decided", async () => {
  const { onDecided, onSlow } = watch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(1);
  outcome = "paid";
  await vi.advanceTimersByTimeAsync(1000);
  expect(onDecided).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onDecided).toHaveBeenCalledTimes(1);
  expect(onSlow).not.toHaveBeenCalled();
});

test("after about twelve seconds it is slow; the page goes on asking", async () => {
  const { onDecided, onSlow } = watch();
  await vi.advanceTimersByTimeAsync(11_500);
  expect(onSlow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onSlow).toHaveBeenCalledTimes(1);
  outcome = "due";
  await vi.advanceTimersByTimeAsync(5000);
  expect(onDecided).toHaveBeenCalledTimes(1);
});

test("a page that offers everything already asks at leisure", async () => {
  const { onSlow } = watch({ slow: true });
  await vi.advanceTimersByTimeAsync(4900);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onSlow).not.toHaveBeenCalled();
});

test("an API that is down, or no answer at all, is asked again; an order that is gone is the page's to tell", async () => {
  const { onDecided } = watch();
  status = 503;
  await vi.advanceTimersByTimeAsync(1000);
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(onDecided).not.toHaveBeenCalled();
  status = 404;
  await vi.advanceTimersByTimeAsync(1500);
  expect(onDecided).toHaveBeenCalledTimes(1);
});

test("a session that is over leads to the login, and nothing more is asked", async () => {
  const assign = vi.fn();
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("location", { assign });
  ask.mockResolvedValueOnce(Response.json({ redirect: "/connexion/" }, { status: 401 }));
  watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(assign).toHaveBeenCalledWith("/connexion/");
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a page that nobody looks at, or that is left, asks nothing", async () => {
  const { onSlow, stop } = watch();
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  expect(onSlow).not.toHaveBeenCalled();
  page.hidden = false;
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
});

test("while a form is sent nothing is told: it leads on by itself, or comes back", async () => {
  const { onDecided } = watch({ slow: true });
  ask.mockImplementationOnce(async () => {
    sending = true;
    return Response.json({ outcome: "due" });
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  outcome = "due";
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onDecided).not.toHaveBeenCalled();
  sending = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(onDecided).toHaveBeenCalledTimes(1);
});
