import { globSync, readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { AppEnv } from "../context.ts";
import { TooLarge } from "../page/page.ts";
import { createDeadline, deadlines } from "../upstream/deadline.ts";
import { type Posted, readPosted } from "./posted.ts";

const encoded = "application/x-www-form-urlencoded";

async function post(pieces: Iterable<string>, headers: Record<string, string>, fileBytes?: number) {
  const source = pieces[Symbol.iterator]();
  let read = 0;
  const cancel = vi.fn();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { value, done } = source.next();
        if (done) return controller.close();
        const bytes = new TextEncoder().encode(value);
        read += bytes.length;
        controller.enqueue(bytes);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
  let posted: Posted | unknown;
  const app = new Hono<AppEnv>();
  app.post("/", async (c) => {
    c.set("deadline", createDeadline(deadlines.write));
    posted = await readPosted(c, fileBytes ? { fileBytes } : {}).catch((error: unknown) => error);
    return c.body(null, 204);
  });
  await app.request("/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  return { posted, read, isLeft: cancel.mock.calls.length > 0 };
}

function* repeated(piece: (at: number) => string, count = 2000) {
  for (let at = 0; at < count; at++) yield piece(at);
}

const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join("&");

test("200 fields are read, and a form with more is refused", async () => {
  const type = { "Content-Type": encoded };
  expect((await post([fields(200)], type)).posted).toMatchObject({ isReadable: true });
  expect((await post([fields(201)], type)).posted).toMatchObject({ excess: "text", values: {} });
});

test("a text of 64 kB is taken, a longer one comes back to its form, and one of 256 kB is not read on", async () => {
  const type = { "Content-Type": encoded };
  const text = (size: number) => [`message=${"x".repeat(size - 8)}`];
  expect((await post(text(64_000), type)).posted).not.toHaveProperty("excess");
  expect((await post(text(64_001), type)).posted).toMatchObject({ excess: "text", isReadable: true });
  const endless = await post(
    repeated((at) => `f${at}=${"x".repeat(1000)}&`),
    type,
  );
  expect(endless.posted).toBeInstanceOf(TooLarge);
  expect([endless.read < 260_000, endless.isLeft]).toEqual([true, true]);
  const announced = await post(text(10), { ...type, "Content-Length": "256001" });
  expect([announced.posted instanceof TooLarge, announced.read]).toEqual([true, 0]);
});

const part = (head: string, body: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}`;
const multipart = { "Content-Type": "multipart/form-data; boundary=x" };

test.each([0, 1_000_000])(
  "a file is read up to 1.2 times the %i bytes that its form takes",
  async (fileBytes) => {
    function* endless() {
      yield part('name="file"; filename="a.pdf"', "%PDF");
      yield* repeated(() => "\r".repeat(10_000));
    }
    const { posted, read, isLeft } = await post(endless(), multipart, fileBytes);
    expect(posted).toMatchObject({ excess: "rest" });
    expect([read <= 1.2 * fileBytes + 280_000, isLeft]).toEqual([true, true]);
  },
);

test("a form of another type is not read at all", async () => {
  for (const type of ["text/plain", "application/json", "application/xml", ""]) {
    const { posted, read } = await post(["a=1"], { "Content-Type": type });
    expect([posted, read]).toMatchObject([{ isReadable: false }, 0]);
  }
});

test("no form is read past these limits", () => {
  const others = globSync("worker/**/*.ts").filter(
    (file) => !file.endsWith(".test.ts") && /\.formData\(|parseBody\(/.test(readFileSync(file, "utf8")),
  );
  expect(others).toEqual([]);
});
