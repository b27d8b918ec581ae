import { expect, test } from "vitest";
import { shop, visitor } from "./visitor.ts";

const path = "/_sandbox/composants/";

test("the page of the components is not indexed", async () => {
  const answer = await visitor().get(path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain("<title>Composants | Museau</title>");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
});

test("its address without the slash redirects to the one with it", async () => {
  const answer = await visitor().get(`${path.slice(0, -1)}?x=1`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(`${shop}${path}?x=1`);
});

test("the stand-ins' pages keep their addresses", async () => {
  expect(await (await visitor().get("/_sandbox/")).text()).toContain("Doublures des services");
});

test("a refused form keeps the boxes that were ticked, and no others", async () => {
  const boxes: { value: string | null; ticked: boolean }[] = [];
  const read = new HTMLRewriter().on('#form-refuse [name="besoins"]', {
    element(box) {
      boxes.push({ value: box.getAttribute("value"), ticked: box.hasAttribute("checked") });
    },
  });
  await read.transform(await visitor().get(path)).arrayBuffer();
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes.filter(({ ticked }) => ticked).map(({ value }) => value)).toEqual(["sterilise"]);
});
