import { beforeEach, expect, test, vi } from "vitest";
import { startAfterPaint } from "./inline-scripts.ts";

const file = "/assets/entry-0000000.js";
const onMissing = vi.fn();
const ask = vi.fn<typeof fetch>();
const state = { hasBeenActive: false };

beforeEach(() => {
  onMissing.mockReset();
  ask.mockReset();
  state.hasBeenActive = false;
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("navigator", { userActivation: state });
  vi.stubGlobal("fetch", ask);
  return () => vi.unstubAllGlobals();
});

async function startWithout(answer: () => Promise<Response>): Promise<void> {
  const asked = Promise.withResolvers<void>();
  ask.mockImplementation(() => {
    setImmediate(asked.resolve);
    return answer();
  });
  startAfterPaint([file], onMissing);
  await asked.promise;
  expect(ask).toHaveBeenCalledExactlyOnceWith(file, { method: "HEAD" });
}

test("a file that the server no longer has is reported, once", async () => {
  await startWithout(async () => new Response(null, { status: 404 }));
  expect(onMissing).toHaveBeenCalledTimes(1);
});

test("a missing file is not reported once the visitor has acted: a reload would replace a navigation or clear a form", async () => {
  state.hasBeenActive = true;
  await startWithout(async () => new Response(null, { status: 404 }));
  expect(onMissing).not.toHaveBeenCalled();
});

test("an import that a navigation cancelled is not reported: the server has the file", async () => {
  await startWithout(async () => new Response(null, { status: 200 }));
  expect(onMissing).not.toHaveBeenCalled();
});

test("a file of a server that is down is not reported", async () => {
  await startWithout(async () => new Response(null, { status: 503 }));
  expect(onMissing).not.toHaveBeenCalled();
});

test("without a network nothing is reported: the page that is open is worth more than an error page", async () => {
  await startWithout(async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(onMissing).not.toHaveBeenCalled();
});

test("a file that loads is not asked for", async () => {
  const loaded = Promise.withResolvers<void>();
  vi.stubGlobal("loaded", loaded.resolve);
  startAfterPaint(["data:text/javascript,globalThis.loaded()"], onMissing);
  await loaded.promise;
  expect(ask).not.toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();
});
