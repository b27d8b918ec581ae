import { expect, test, vi } from "vitest";
import { acceptedFormats, pictures } from "./pictures.ts";

const path = "/scenes/accueil.svg";

test("without the image service the SVG is delivered", async () => {
  for (const tr of ["w-480,f-auto", "w-480,f-webp", "w-80,q-20,bl-4,f-auto"]) {
    const answer = await pictures.request(`${path}?tr=${tr}`, { headers: { Accept: "image/webp" } }, {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  }
});

test("when the image service fails, the SVG is delivered and the picture retried soon", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue(undefined);
  const failing = {
    PICTURES: { get: async () => null, head: async () => null },
    IMAGES: {
      input: () => {
        throw new Error("no pixels today");
      },
    },
  };
  const answer = await pictures.request(`${path}?tr=w-480,f-avif`, {}, failing);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  expect(log).toHaveBeenCalledOnce();
});

test("an editor's upload comes from the content system, as long as it is a picture", async () => {
  const types: Record<string, string> = {
    "/uploads/chiot.jpg": "image/jpeg",
    "/uploads/page.html": "text/html",
  };
  const origin = "http://cms.example";
  const asked = vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    const type = types[new URL(String(address)).pathname];
    return type
      ? new Response("bytes", { headers: { "Content-Type": type } })
      : new Response(null, { status: 404 });
  });
  const get = (address: string) => pictures.request(address, {}, { PICTURES_ORIGIN: origin });
  const picture = await get("/uploads/chiot.jpg?tr=w-480");
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  for (const other of [
    "/uploads/page.html",
    "/uploads/absent.jpg",
    "/uploads/a/chiot.jpg",
    "/admin/chiot.jpg",
  ])
    expect((await get(other)).status, other).toBe(404);
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockRestore();
  expect((await pictures.request("/uploads/chiot.jpg", {}, {})).status).toBe(404);
});

test("two versions are made at a time; for more the SVG is delivered, and the picture retried soon", async () => {
  const waiting: (() => void)[] = [];
  const stored: string[] = [];
  const slow = {
    PICTURES: { get: async () => null, head: async () => null, put: async (key: string) => stored.push(key) },
    IMAGES: {
      input: () => ({
        output: () =>
          new Promise((resolve) => {
            waiting.push(() => resolve({ response: () => new Response("pixels") }));
          }),
      }),
    },
  };
  const ask = async (tr: string) => pictures.request(`${path}?tr=${tr}`, {}, slow);
  const typeOf = (answer: Response) => answer.headers.get("content-type");
  const made = [ask("w-80,f-png"), ask("w-80,q-20,bl-4,f-auto")];
  await vi.waitUntil(() => waiting.length === 2);

  for (const tr of ["w-480,f-avif", "w-80,q-20,bl-10,f-auto", "w-80,f-png"]) {
    const answer = await ask(tr);
    expect(typeOf(answer)).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  }
  expect(waiting).toHaveLength(2);

  for (const finish of waiting.splice(0)) finish();
  expect((await Promise.all(made)).map(typeOf)).toEqual(["image/png", "image/png"]);
  expect(stored).toHaveLength(2);
  const next = ask("w-480,f-avif");
  await vi.waitUntil(() => waiting.length === 1);
  waiting[0]?.();
  expect(typeOf(await next)).toBe("image/avif");
});

test.each([
  ["image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", ["webp", "avif"]],
  ["image/webp,*/*", ["webp"]],
  ["IMAGE/AVIF;q=0.5", ["avif"]],
  ["image/avif;q=0, image/webp;q=0.0", []],
  ["image/*,*/*;q=0.8", []],
  ["", []],
])("a browser that accepts %j gets %j", (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats);
});
