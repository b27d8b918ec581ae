import { createElement } from "react";
import { expect, test } from "vitest";
import { noHtml } from "../../client/islands/static-html.ts";
import { staticHtml, withoutStaticHtml } from "./static-html.ts";

const title = staticHtml(createElement("h2", null, "Avis"));

test("the same HTML has the same id, other HTML another, and nothing has none", () => {
  expect(title.html).toBe("<h2>Avis</h2>");
  expect(staticHtml(createElement("h2", null, "Avis"))).toEqual(title);
  expect(staticHtml(createElement("h3", null, "Avis")).staticHtml).not.toBe(title.staticHtml);
  expect(staticHtml(null)).toEqual(noHtml);
});

test("data travels without the HTML that stands in its document, however deep, and is itself not changed", async () => {
  const late = Promise.resolve(title);
  const day = new Date(0);
  const data = { page: { parts: [title, "text"], late, day, none: null } };
  expect(withoutStaticHtml(data)).toEqual({
    page: { parts: [{ staticHtml: title.staticHtml }, "text"], late, day, none: null },
  });
  expect(data.page.parts[0]).toBe(title);
  expect((await withoutStaticHtml(data).page.late).html).toBe(title.html);
});
