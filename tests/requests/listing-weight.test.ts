import { expect, test } from "vitest";
import { visitor } from "./visitor.ts";

/** Bytes before compression, without the styles. */
const most = 70_000;

test.each(["chrome", "googlebot"] as const)(
  "the listing with 24 products or more weighs 70 kB of HTML at most (%s)",
  async (agent) => {
    const page = await (await visitor({ agent }).get("/tous-les-produits/")).text();
    const html = page.replace(/<style[\s\S]*?<\/style>/, "");
    const listed = new Set(html.match(/<h3[^>]*><a [^>]*href="\/produits\/[^"]+"/g));
    expect(listed.size).toBeGreaterThanOrEqual(24);
    const bytes = new TextEncoder().encode(html).byteLength;
    expect(bytes, `${bytes} bytes of HTML for ${listed.size} products`).toBeLessThanOrEqual(most);
  },
);
