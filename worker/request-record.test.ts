import { expect, test, vi } from "vitest";
import { currentRecord, RequestRecord, recordRequest } from "./request-record.ts";

test("calls are added up by service, with the slowest and those that failed", () => {
  vi.useFakeTimers();
  const record = new RequestRecord();
  const [one, other, content] = [
    record.begin("ecommerce"),
    record.begin("ecommerce"),
    record.begin("content"),
  ];
  vi.advanceTimersByTime(30);
  one(false);
  content(false);
  vi.advanceTimersByTime(70);
  other(true);
  expect(record.take().calls).toEqual({
    ecommerce: { count: 2, ms: 130, slowest: 100, failed: 1 },
    content: { count: 1, ms: 30, slowest: 30, failed: 0 },
  });
  expect(record.take()).toEqual({});
  vi.useRealTimers();
});

test("two requests at the same time are counted apart, whatever they wait for", async () => {
  const asks = async (service: string) => {
    await Promise.resolve();
    currentRecord()?.begin(service)(false);
  };
  const [one, other] = [new RequestRecord(), new RequestRecord()];
  await Promise.all([recordRequest(one, () => asks("content")), recordRequest(other, () => asks("search"))]);
  expect(Object.keys(one.take().calls ?? {})).toEqual(["content"]);
  expect(Object.keys(other.take().calls ?? {})).toEqual(["search"]);
  expect(currentRecord()).toBeUndefined();
});

test("it tells each time that no call is under way any more", () => {
  const record = new RequestRecord();
  const counts: (number | undefined)[] = [];
  const first = record.begin("ecommerce");
  const second = record.begin("ecommerce");
  record.whenIdle(({ calls }) => void counts.push(calls?.ecommerce?.count));
  first(false);
  expect(counts).toEqual([]);
  second(false);
  record.begin("ecommerce")(false);
  expect(counts).toEqual([2, 1]);
});
