import fc from "fast-check";
import { expect, test } from "vitest";
import { shortenForm } from "./shorten-form.ts";

/** In chunks of any size, so that each delimiter is cut somewhere. */
async function inChunks(form: FormData, size: number): Promise<Request> {
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const headers = { "content-type": whole.headers.get("content-type") ?? "" };
  return new Request("https://museau.example/", {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
}

const limits = { partBytes: 1000, totalBytes: 5000 };

test("a file is cut, and what is typed before and behind it stays", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 700 }),
      fc.string({ unit: "grapheme", maxLength: 60 }),
      async (size, text) => {
        const form = new FormData();
        form.append("email", "nadia@exemple.fr");
        form.append(
          "file",
          new File([new Uint8Array(4000).fill(13)], 'le "colis".png', { type: "image/png" }),
        );
        form.append("message", text);
        const short = await shortenForm(await inChunks(form, size), limits);
        const file = short?.get("file");
        expect(file instanceof File && [file.name, file.type, file.size]).toEqual([
          'le "colis".png',
          "image/png",
          1000,
        ]);
        expect(short?.get("email")).toBe("nadia@exemple.fr");
        expect(short?.get("message")).toBe(text.replace(/\r\n?|\n/g, "\r\n"));
      },
    ),
    { numRuns: 40 },
  );
});

test("all parts together keep no more than the total", async () => {
  const form = new FormData();
  for (let part = 0; part < 20; part++) form.append(`f${part}`, new File([new Uint8Array(900)], "x.bin"));
  const short = await shortenForm(await inChunks(form, 512), limits);
  const sizes = [...(short ?? new FormData()).values()].map((file) => (file instanceof File ? file.size : 0));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(5000);
});

test.each([
  ["another type", "application/json", "{}"],
  ["no boundary", "multipart/form-data", "--x\r\n"],
  ["no part", "multipart/form-data; boundary=x", "nothing"],
])("%s is no form", async (_, type, body) => {
  const request = new Request("https://museau.example/", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
  expect(await shortenForm(request, limits)).toBeUndefined();
});
