import { describe, expect, test, vi } from "vitest";
import { visitor } from "./visitor.ts";

const packshot = "/_sandbox/pictures/packshots/croquettes-chien-adulte-poulet-fermier-riz/5-kg.svg";
const scene = "/_sandbox/pictures/scenes/accueil.svg";
const modern = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";
const runsNothing = "default-src 'none'; style-src 'unsafe-inline'";
const settled = "public, max-age=604800, stale-while-revalidate=2592000";

function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return visitor().get(address, { headers: { Accept: modern, ...headers } });
}

describe("a picture without transformations", () => {
  test("is the SVG, under a policy that lets it run nothing", async () => {
    const answer = await get(packshot);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe(settled);
    expect(answer.headers.get("content-security-policy")).toBe(runsNothing);
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/s);
  });

  test("is not sent again to a browser that has it", async () => {
    const tag = (await get(packshot)).headers.get("etag") ?? "";
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const answer = await get(packshot, { "If-None-Match": known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get("content-security-policy")).toBe(runsNothing);
      expect(await answer.text()).toBe("");
    }
    expect((await get(packshot, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("does not exist where no content names it", async () => {
    expect((await get("/_sandbox/pictures/scenes/inconnu.svg?tr=w-480")).status).toBe(404);
    expect((await get(packshot.replace("5-kg", "6-kg"))).status).toBe(404);
  });
});

describe("a picture with transformations", () => {
  test.each(["w-0", "w-480,z-3", "f-gif", "q-500", ""])("answers 400 to tr=%s", async (tr) => {
    expect((await get(`${packshot}?tr=${tr}`)).status).toBe(400);
  });

  test.each([
    ["webp", "RIFF"],
    ["png", "PNG"],
    ["avif", "ftypavif"],
  ])("is %s where the address says so, and is made once", async (format, mark) => {
    const answer = await get(`${packshot}?tr=w-80,f-${format}`);
    expect(answer.headers.get("content-type")).toBe(`image/${format}`);
    expect(answer.headers.get("cache-control")).toBe(settled);
    expect(answer.headers.get("vary")).toContain("Accept");
    const bytes = await answer.arrayBuffer();
    expect(new TextDecoder("latin1").decode(bytes.slice(0, 16))).toContain(mark);
    const again = await get(`${packshot}?tr=w-80,f-${format}`);
    expect(await again.arrayBuffer()).toEqual(bytes);
    const tag = again.headers.get("etag") ?? "";
    expect((await get(`${packshot}?tr=w-80,f-${format}`, { "If-None-Match": tag })).status).toBe(304);
  });

  test("has a width of the list", async () => {
    const asked = (await get(`${packshot}?tr=w-70,f-webp`)).headers.get("etag");
    const listed = (await get(`${packshot}?tr=w-80,f-webp`)).headers.get("etag");
    expect(asked).toBe(listed);
  });

  test("is the SVG where the browser accepts no other format", async () => {
    const answer = await get(`${scene}?tr=w-80,f-auto`, { Accept: "image/*,*/*;q=0.8" });
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe(settled);
  });

  test("is the SVG first, then the smallest format once it is made", async () => {
    const address = `${packshot}?tr=w-80,f-auto`.replace("5-kg", "12-kg");
    const first = await get(address);
    expect(first.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    const later = await vi.waitUntil(async () => {
      const answer = await get(address);
      return answer.headers.get("cache-control") === settled && answer;
    });
    const best = await later.arrayBuffer();
    expect(later.headers.get("content-type")).toMatch(/^image\/(webp|avif)$/);
    expect(best.byteLength).toBeLessThan((await first.arrayBuffer()).byteLength);
  });

  test("is blurred pixels on request, small enough for a placeholder", async () => {
    const answer = await get(`${scene}?tr=w-320,q-20,bl-4,f-auto`);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(6000);
  });
});
