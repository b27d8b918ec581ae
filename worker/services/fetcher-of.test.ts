import { expect, test } from "vitest";
import { RequestRecord, recordRequest } from "../request-record.ts";
import { fetcherOf } from "./fetcher-of.ts";

const asked: (string | null)[] = [];
const env = {
  SANDBOX: {
    fetch: async (request: Request) => {
      asked.push(request.headers.get("traceparent"));
      return new Response("{}");
    },
  },
} as unknown as Env;

test("calls of one request share a trace, each as a span of its own; a visitor's trace is not passed on", async () => {
  const record = new RequestRecord();
  const ask = fetcherOf(env, "http://sandbox/content/api");
  const headers = { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01" };
  await recordRequest(record, async () => {
    for (const path of ["home", "b2c-header"]) await ask(new Request(`http://sandbox/${path}`, { headers }));
  });
  const parts = asked.map((header) => header?.split("-") ?? []);
  expect(parts.map(([version, trace, , flags]) => [version, trace, flags])).toEqual(
    Array(2).fill(["00", record.traceId, "01"]),
  );
  expect(record.traceId).toMatch(/^[\da-f]{32}$/);
  const spans = parts.map(([, , span]) => span);
  expect(spans[0]).toMatch(/^[\da-f]{16}$/);
  expect(spans[1]).not.toBe(spans[0]);
});
