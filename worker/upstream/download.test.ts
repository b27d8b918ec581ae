import { expect, test, vi } from "vitest";
import { createPdfDownload } from "./download.ts";

const pieces = (...texts: string[]) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(stream) {
        for (const text of texts) stream.enqueue(new TextEncoder().encode(text));
        stream.close();
      },
    }),
    { headers: { "Content-Type": "application/octet-stream" } },
  );

function service(...answers: Response[]) {
  const fetcher = vi.fn(async (_: Request) => answers.shift() ?? new Response(null, { status: 500 }));
  const options = { service: "ecommerce", baseURL: "https://api.example/api/v2", fetcher };
  return {
    fetcher,
    download: createPdfDownload({ ...options, headers: { Accept: "x", Authorization: "Bearer t" } }),
  };
}

test("a PDF is told by its first bytes, however they come, and streams whole", async () => {
  const { download, fetcher } = service(pieces("%P", "DF-1.7 first", " and last"));
  expect(await new Response(await download("invoice")).text()).toBe("%PDF-1.7 first and last");
  const sent = fetcher.mock.calls[0]?.[0].headers;
  expect([sent?.get("Authorization"), sent?.get("Accept")]).toEqual([
    "Bearer t",
    "application/pdf, application/ld+json",
  ]);
});

test.each([
  ["a page of a proxy", pieces("<!doctype html>", "<p>Connexion</p>")],
  ["JSON", pieces('{"ok":true}')],
  ["nothing", new Response(null, { status: 204 })],
  ["a beginning alone", pieces("%PD")],
])("%s with status 200 is an outage", async (_, answer) => {
  await expect(service(answer).download("invoice")).rejects.toMatchObject({ status: 502, refused: false });
});

test("404 is a refusal, which is not asked for again", async () => {
  const { download, fetcher } = service(new Response('{"code":404}', { status: 404 }));
  await expect(download("invoice")).rejects.toMatchObject({ status: 404, refused: true });
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test("a file that begins in time may take longer than the deadline of the call", async () => {
  vi.useFakeTimers();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const { download } = service(new Response(readable));
  const encode = (text: string) => new TextEncoder().encode(text);
  const begun = download("invoice");
  void writer.write(encode("%PDF-1.7 "));
  const file = new Response(await begun).text();
  await vi.advanceTimersByTimeAsync(60_000);
  void writer.write(encode("rest"));
  void writer.close();
  expect(await file).toBe("%PDF-1.7 rest");
  vi.useRealTimers();
});
