import { expect, test, vi } from "vitest";
import { createDeadline } from "./deadline.ts";
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
  const deadline = createDeadline(500);
  const options = { service: "ecommerce", baseURL: "https://api.example/api/v2", fetcher, deadline };
  return {
    fetcher,
    download: createPdfDownload({ ...options, headers: { Accept: "x", Authorization: "Bearer t" } }),
  };
}

test("a PDF is told by its bytes, however they come", async () => {
  const { download, fetcher } = service(pieces("%P", "DF-1.7 first", " and last\n%%EOF\n"));
  expect(new TextDecoder().decode(await download("invoice"))).toBe("%PDF-1.7 first and last\n%%EOF\n");
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
  ["a file that breaks off", pieces("%PDF-1.7 ", "first")],
])("%s with status 200 is an outage", async (_, answer) => {
  await expect(service(answer).download("invoice")).rejects.toMatchObject({ status: 502, refused: false });
});

test("404 is a refusal, which is not asked for again", async () => {
  const { download, fetcher } = service(new Response('{"code":404}', { status: 404 }));
  await expect(download("invoice")).rejects.toMatchObject({ status: 404, refused: true });
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test("a page of HTML with status 404 is no refusal: the service has no such call", async () => {
  const { download } = service(new Response("<!doctype html><h1>Not Found</h1>", { status: 404 }));
  await expect(download("invoice")).rejects.toMatchObject({ status: 501, refused: false });
});

test("a file that begins and comes no further is an outage when the time is up", async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  void writable.getWriter().write(new TextEncoder().encode("%PDF-1.7 "));
  const { download } = service(new Response(readable));
  await expect(download("invoice")).rejects.toMatchObject({ status: 0, refused: false });
});
