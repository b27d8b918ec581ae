import { beforeEach, expect, test, vi } from "vitest";
import { startAfterPaint } from "./inline-scripts.ts";

const file = "/assets/entry-0000000.js";
const map = "/assets/importmap-0000000.json";
const onMissing = vi.fn();
const ask = vi.fn<typeof fetch>();
const state = { hasBeenActive: false };
let added: object[] = [];

beforeEach(() => {
  added = [];
  onMissing.mockReset();
  ask.mockReset();
  state.hasBeenActive = false;
  vi.stubGlobal("document", {
    hidden: true,
    currentScript: { nonce: "n" },
    createElement: (tag: string) => ({ tag }),
    head: { append: (element: object) => added.push(element) },
  });
  vi.stubGlobal("navigator", { userActivation: state });
  vi.stubGlobal("fetch", ask);
  return () => vi.unstubAllGlobals();
});

async function startWithout(answer: () => Promise<Response>, missing = file): Promise<void> {
  const asked = Promise.withResolvers<void>();
  ask.mockImplementation(async (address, options) => {
    if (address !== missing) return Response.json({ imports: {} });
    if (!options) return new Response(null, { status: 404 });
    setImmediate(asked.resolve);
    return answer();
  });
  startAfterPaint({ map, files: [file] }, onMissing);
  await asked.promise;
  expect(ask).toHaveBeenCalledWith(missing, { method: "HEAD" });
}

test("a file that the server no longer has is reported, once", async () => {
  await startWithout(async () => new Response(null, { status: 404 }));
  expect(onMissing).toHaveBeenCalledTimes(1);
});

test("a missing import map is reported like a missing file", async () => {
  await startWithout(async () => new Response(null, { status: 404 }), map);
  expect(onMissing).toHaveBeenCalledTimes(1);
  expect(added).toEqual([]);
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

test("the import map precedes the first file, which is not asked for when it loads", async () => {
  const loaded = Promise.withResolvers<object[]>();
  vi.stubGlobal("loaded", () => loaded.resolve([...added]));
  ask.mockResolvedValue(new Response('{"imports":{}}'));
  startAfterPaint({ map, files: ["data:text/javascript,globalThis.loaded()"] }, onMissing);
  expect(await loaded.promise).toEqual([
    { tag: "script", type: "importmap", nonce: "n", textContent: '{"imports":{}}' },
  ]);
  expect(ask).toHaveBeenCalledExactlyOnceWith(map);
  expect(onMissing).not.toHaveBeenCalled();
});
