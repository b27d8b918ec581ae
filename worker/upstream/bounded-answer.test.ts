import { expect, test, vi } from "vitest";
import { AnswerTooLong, withBoundedAnswers } from "./bounded-answer.ts";

const request = new Request("https://service.example/");

function endless(headers: HeadersInit = {}) {
  const cancel = vi.fn();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        sent += 100;
        controller.enqueue(new Uint8Array(100));
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  return { answer: async () => new Response(body, { headers }), cancel, sent: () => sent };
}

test("an answer within the limit comes whole, with its status and headers", async () => {
  const fetcher = async () => new Response("é".repeat(500), { status: 422, headers: { "X-Page": "2" } });
  const answer = await withBoundedAnswers(fetcher, 1000)(request);
  expect([answer.status, answer.headers.get("x-page")]).toEqual([422, "2"]);
  expect(await answer.text()).toBe("é".repeat(500));
});

test("an empty answer stays empty", async () => {
  const answer = await withBoundedAnswers(async () => new Response(null, { status: 204 }))(request);
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
});

test("an endless answer is read up to the limit and cancelled", async () => {
  const { answer, cancel, sent } = endless();
  await expect(withBoundedAnswers(answer, 1000)(request)).rejects.toBeInstanceOf(AnswerTooLong);
  expect([sent(), cancel.mock.calls.length]).toEqual([1100, 1]);
});

test("an answer that says it is too long is not read", async () => {
  const { answer, cancel, sent } = endless({ "Content-Length": "1001" });
  await expect(withBoundedAnswers(answer, 1000)(request)).rejects.toBeInstanceOf(AnswerTooLong);
  expect([sent(), cancel.mock.calls.length]).toEqual([0, 1]);
});
