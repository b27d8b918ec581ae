import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postEvent } from "./post-event.ts";

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => void vi.unstubAllGlobals());

const url = "https://marketing.example/?locale=fr-FR";
const post = (signal = new AbortController().signal) => postEvent(url, "{}", signal);

test("an event goes with credentials, outlives its page, and its answer is read", async () => {
  fetch.mockResolvedValue(Response.json({ page_view_done: {} }));
  expect(await post()).toEqual({ result: "answered", answer: { page_view_done: {} } });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    url,
    expect.objectContaining({ method: "POST", credentials: "include", keepalive: true, body: "{}" }),
  );
});

test.each([
  ["HTML", "<h1>Maintenance</h1>"],
  ["nothing", ""],
  ["megabytes", JSON.stringify({ comment: "x".repeat(300_000) })],
])("an answer of %s is no answer, and the event was taken", async (_, text) => {
  fetch.mockResolvedValue(new Response(text));
  expect(await post()).toEqual({ result: "answered", answer: undefined });
});

test.each([429, 503])("status %i says that the event was not taken", async (status) => {
  fetch.mockResolvedValue(new Response("", { status }));
  expect(await post()).toEqual({ result: "unsent" });
});

test.each([400, 403, 404, 413, 422, 500, 502, 504])(
  "status %i is final: the event may have been taken",
  async (status) => {
    fetch.mockResolvedValue(new Response("", { status }));
    expect(await post()).toEqual({ result: "gone" });
  },
);

test("offline, nothing is tried", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  expect(await post()).toEqual({ result: "unsent" });
  expect(fetch).not.toHaveBeenCalled();
});

test("a host that cannot be reached has not taken the event", async () => {
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  expect(await post()).toEqual({ result: "unsent" });
});

test("where the host answers right after a failure, the event may have arrived", async () => {
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce(Response.error());
  expect(await post()).toEqual({ result: "gone" });
  const [, asked] = fetch.mock.calls[1] ?? [];
  expect(asked).toMatchObject({ mode: "no-cors", credentials: "omit" });
  expect(asked?.body).toBeUndefined();
});

test("what the deadline stops may have arrived", async () => {
  const stopped = AbortSignal.abort();
  fetch.mockRejectedValue(stopped.reason);
  expect(await post(stopped)).toEqual({ result: "gone" });
});
