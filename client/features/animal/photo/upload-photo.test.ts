import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UploadRefused, uploadPhoto } from "./upload-photo.ts";

const settings = { url: "https://upload.example/files", publicKey: "public", hasAuthentication: true };
const photo = { file: new Blob(["…"]), fileName: "animal-1.webp" };
const signed = { signature: "0a", token: "t", expire: 1_795_000_000 };

let host: (request: FakeRequest) => void;

class FakeRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = "";
  isAborted = false;
  open() {}
  send() {
    host(this);
  }
  abort() {
    this.isAborted = true;
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event("progress"), { loaded, total }));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === "string" ? body : JSON.stringify(body);
    this.dispatchEvent(new Event("load"));
  }
}

let shop: (signal: AbortSignal) => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => shop(signal));
  shop = async () => Response.json(signed);
  host = (request) => request.answer(200, { url: "https://ik.example/a.webp", fileId: "a1", name: "a.webp" });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const silent = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });

async function outcome(upload: Partial<typeof photo> = photo, signal = new AbortController().signal) {
  const progress: number[] = [];
  const whole = { ...photo, ...upload };
  const result = uploadPhoto(whole, settings, { signal, onProgress: (sent) => progress.push(sent) });
  const problem = result.then(
    () => undefined,
    (error: unknown) => (error instanceof UploadRefused ? error.problem : error),
  );
  return { result, problem, progress };
}

test("the address and the id of the file come back, and how much has left", async () => {
  host = (request) => {
    request.progress(50, 200);
    request.progress(200, 200);
    request.answer(200, { url: "https://ik.example/a.webp", fileId: "a1" });
  };
  const { result, progress } = await outcome();
  expect(await result).toEqual({ url: "https://ik.example/a.webp", fileId: "a1" });
  expect(progress).toEqual([0, 0.25, 1]);
});

test.each([
  ["no file", { file: new Blob([]) }, "missing-file"],
  ["no file name", { fileName: "" }, "missing-file-name"],
])("%s is told before anything is asked", async (_, upload, problem) => {
  shop = () => Promise.reject(new Error("asked"));
  expect(await (await outcome(upload)).problem).toBe(problem);
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("offline")), "network"],
  [
    "an answer without its token",
    async () => Response.json({ ...signed, token: "" }),
    "invalid-authentication",
  ],
  ["a page in its place", async () => new Response("<h1>"), "invalid-authentication"],
  ["too many", async () => Response.json({ problem: "too-often" }, { status: 429 }), "too-often"],
  [
    "a missing key",
    async () => Response.json({ problem: "missing-public-key" }, { status: 503 }),
    "missing-public-key",
  ],
  ["an unknown reason", async () => Response.json({ problem: "toString" }, { status: 503 }), "unavailable"],
  ["an error page", async () => new Response("<h1>", { status: 500 }), "unavailable"],
] as const)("of the authentication %s is told", async (_, answer, problem) => {
  shop = answer;
  expect(await (await outcome()).problem).toBe(problem);
});

test("an authentication is waited for 60 seconds", async () => {
  shop = silent;
  const { problem } = await outcome();
  await vi.advanceTimersByTimeAsync(59_000);
  await expect(Promise.race([problem, Promise.resolve("waiting")])).resolves.toBe("waiting");
  await vi.advanceTimersByTimeAsync(1000);
  expect(await problem).toBe("authentication-timeout");
});

test("a file that moves is not cut; 60 seconds without a byte are the end of it", async () => {
  let sending: FakeRequest | undefined;
  host = (request) => {
    sending = request;
  };
  const { problem } = await outcome();
  await vi.advanceTimersByTimeAsync(50_000);
  sending?.progress(1, 9);
  await vi.advanceTimersByTimeAsync(50_000);
  sending?.progress(2, 9);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sending?.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await problem).toBe("timeout");
  expect(sending?.isAborted).toBe(true);
});

test.each([
  ["a broken connection", (request: FakeRequest) => request.dispatchEvent(new Event("error")), "network"],
  ["a refusal", (request: FakeRequest) => request.answer(400, { message: "no", help: "" }), "refused"],
  ["an error page", (request: FakeRequest) => request.answer(502, "<h1>"), "unavailable"],
  ["a page in place of the answer", (request: FakeRequest) => request.answer(200, "<h1>"), "unavailable"],
  ["an answer without its id", (request: FakeRequest) => request.answer(200, { url: "a" }), "unavailable"],
] as const)("of the upload %s is told", async (_, act, problem) => {
  host = act;
  expect(await (await outcome()).problem).toBe(problem);
});

test("a cancelled upload leaves the line, before the signature and after it", async () => {
  for (const isSigned of [false, true]) {
    if (!isSigned) shop = silent;
    else shop = async () => Response.json(signed);
    let sending: FakeRequest | undefined;
    host = (request) => {
      sending = request;
    };
    const controller = new AbortController();
    const { problem } = await outcome(photo, controller.signal);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await problem).toMatchObject({ name: "AbortError" });
    expect(sending?.isAborted).toBe(isSigned ? true : undefined);
  }
});
