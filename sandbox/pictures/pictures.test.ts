import { expect, test, vi } from "vitest";
import { pictures } from "./pictures.ts";

const path = "/scenes/accueil.svg";

test("without the service that makes pixels, the drawing is delivered in its place", async () => {
  for (const tr of ["w-480,f-auto", "w-480,f-webp", "w-80,q-20,bl-4,f-auto"]) {
    const answer = await pictures.request(`${path}?tr=${tr}`, { headers: { Accept: "image/webp" } }, {});
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
  }
});

test("where making pixels fails, the drawing is delivered and the picture tried again soon", async () => {
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
