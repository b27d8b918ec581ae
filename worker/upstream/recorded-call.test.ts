import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { RequestRecord, recordRequest } from "../request-record.ts";
import { type Breaker, createBreaker } from "./breaker.ts";
import { createDeadline } from "./deadline.ts";
import type { Fetcher } from "./exchange.ts";
import { createHttp } from "./http.ts";
import { failureReason, lastFailureOf } from "./recorded-call.ts";
import { NotAsked, UpstreamError } from "./upstream-error.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Given {
  service: string;
  fetcher: Fetcher;
  breaker?: Breaker;
  deadline?: ReturnType<typeof createDeadline>;
}

async function call(given: Given, meanwhile: () => Promise<unknown> = async () => {}) {
  const http = createHttp({ baseURL: "https://service.example/", ...given });
  const record = new RequestRecord();
  const calling = recordRequest(record, () => http("x", { schema: z.unknown() })).catch((error) => error);
  await meanwhile();
  const error: unknown = await calling;
  return { error, figures: record.take().calls?.[given.service], last: lastFailureOf(given.service) };
}

const hangs: Fetcher = () => new Promise(() => {});

test("a call that is not sent, since the time of the request is up, is neither a call nor a failure", async () => {
  const fetcher = vi.fn(hangs);
  const { error, figures, last } = await call({ service: "unsent", fetcher, deadline: createDeadline(0) });
  expect(error).toBeInstanceOf(NotAsked);
  expect(fetcher).not.toHaveBeenCalled();
  expect([figures, last]).toEqual([undefined, undefined]);
});

test("a call that the request cuts off within a second is no failure of the service; a write may have been done", async () => {
  const deadline = createDeadline(2500);
  const { error, figures, last } = await call({ service: "cut", fetcher: hangs, deadline }, async () => {
    await vi.advanceTimersByTimeAsync(300);
    deadline.shorten(0);
  });
  expect(figures).toEqual({ count: 1, ms: 300, slowest: 300, failed: 0 });
  expect(last).toBeUndefined();
  expect(error).toMatchObject({ status: 0, isDoubtful: true });
});

test("a call without an answer until the end of its request is a failure", async () => {
  const deadline = createDeadline(2500);
  const { figures, last } = await call({ service: "hanging", fetcher: hangs, deadline }, () =>
    vi.advanceTimersByTimeAsync(2501),
  );
  expect(figures).toMatchObject({ count: 1, failed: 1 });
  expect(last?.reason).toBe("no answer");
});

test("a call that the breaker does not let through is a failure", async () => {
  const breaker = createBreaker();
  for (let slow = 0; slow < 4; slow += 1) breaker.enter(1000)?.unanswered();
  const { figures, last } = await call({ service: "too slow", fetcher: hangs, breaker });
  expect(figures).toMatchObject({ count: 1, failed: 1 });
  expect(last?.reason).toBe("no answer");
});

test.each([
  ["no JSON", "<p>502"],
  ["JSON that breaks off", '{"members": ['],
])("an answer of 200 that is %s is said to be not readable", async (_, text) => {
  const service = `lies ${text}`;
  const { error, figures, last } = await call({ service, fetcher: async () => new Response(text) });
  expect(error).toMatchObject({ status: 502 });
  expect(figures).toMatchObject({ count: 1, failed: 1 });
  expect(last?.reason).toBe("answer not readable");
});

test("a 502 of the service itself is told by its status", () => {
  expect(failureReason(new UpstreamError("content GET x", 502, undefined))).toBe("status 502");
});
