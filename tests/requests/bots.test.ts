import { afterEach, describe, expect, test } from "vitest";
import { reviewsOf } from "../../sandbox/content/reviews.ts";
import { arriving, holdCalls, isPending } from "./held-calls.ts";
import { breakService, mendServices, productPath, visitor } from "./visitor.ts";

afterEach(mendServices);

const pages = ["/", "/chien/croquettes/", productPath, "/page/conditions-utilisation/"];

const reviewer = reviewsOf({ slug: "croquettes-chien-adulte-poulet-fermier-riz" })[0]?.author ?? "";

const holdCrossSell = () => holdCalls((call) => call.includes("/b2c-products/b2c-categories"));

const inOrder = (html: string, ...parts: string[]) => parts.map((part) => html.indexOf(part));
const rising = (places: number[]) => places.every((place, index) => place > (places[index - 1] ?? -1));

describe("a crawler", () => {
  const agent = "googlebot";

  test.each(pages)("gets %s complete and in order, without parts that a script moves", async (path) => {
    const html = await (await visitor({ agent }).get(path)).text();
    expect(html.match(/<template id="[BP]:|<div hidden id="S:|\$R[CSX]\(/g)).toBeNull();
    expect(html.endsWith("</body></html>")).toBe(true);
  });

  test("gets the late parts of a product in place, inside the page's content", async () => {
    const html = await (await visitor({ agent }).get(productPath)).text();
    const content = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(rising(inOrder(content, "<h1", reviewer, "Dans la même catégorie"))).toBe(true);
  });

  test("waits for a slow late part", async () => {
    const held = holdCrossSell();
    const reading = visitor({ agent }).get("/produits/croquettes-chiot-poulet-riz/");
    await held.waiting(1);
    expect(await isPending(reading)).toBe(true);
    held.release();
    const html = await (await reading).text();
    expect(html.match(/<template id="B:/g)).toBeNull();
  });

  test("gets a page without a failed late part", async () => {
    await breakService({ service: "content", mode: "refused", path: "/b2c-cross-sells" });
    await breakService({ service: "content", mode: "refused", path: "/b2c-products/b2c-categories" });
    const answer = await visitor({ agent }).get(
      "/produits/croquettes-chat-sterilise-poulet-fibres-de-legumes/",
    );
    expect(answer.status).toBe(200);
    expect((await answer.text()).endsWith("</body></html>")).toBe(true);
  });
});

describe("a crawler at an error", () => {
  test.each([
    ["a path of no screen", "/nulle/part/"],
    ["a product nobody sells", "/produits/rien/"],
  ])("%s: the status and one line that names the path", async (_, path) => {
    const answer = await visitor({ agent: "googlebot" }).get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
    expect(await answer.text()).toBe(`Page Not Found: ${path}\n`);
  });

  test("a content system without an answer: 503, in one line", async () => {
    await breakService({ service: "content", mode: "refused" });
    const answer = await visitor({ agent: "googlebot" }).get("/chat/friandises/");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect((await answer.text()).trimEnd()).not.toContain("\n");
  });
});

describe("a plain browser", () => {
  test("gets the page first and its late parts after", async () => {
    const held = holdCrossSell();
    const page = arriving(await visitor().stream("/produits/terrine-chien-boeuf-carottes/"));
    await page.until('<template id="B:');
    held.release();
    const html = await page.all();
    expect(rising(inOrder(html, "<h1", 'name="variantCode"', "</main>", "Dans la même catégorie"))).toBe(
      true,
    );
  });

  test("gets what is ready in place, so that nothing shifts", async () => {
    await (await visitor().get(productPath)).text();
    const html = await (await visitor().get(productPath)).text();
    expect(html).not.toMatch(/<template id="B:|<div hidden id="S:/);
    expect(rising(inOrder(html, "<h1", reviewer, "Dans la même catégorie", "</main>"))).toBe(true);
  });

  test("gets the error page", async () => {
    const answer = await visitor().get("/nulle/part/");
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect((await answer.text()).includes("<h1")).toBe(true);
  });
});

test("answers that depend on the agent say so to caches", async () => {
  expect((await visitor().get("/")).headers.get("vary")).toContain("User-Agent");
});
