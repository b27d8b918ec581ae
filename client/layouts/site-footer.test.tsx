import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteFooter } from "./site-footer.tsx";

test("a footer without content has no empty link, list or landmark", () => {
  const html = renderToStaticMarkup(
    <SiteFooter
      footer={{ columns: [], legal: [], customerService: { phone: "", email: "", hours: "" } }}
      country="FR"
      newsletter={{ botCheck: { scriptUrl: "/check.js", siteKey: "key" }, stamp: "1.a" }}
    />,
  );
  expect(html).not.toMatch(/<(a|li|ul|nav)[^>]*><\/\1>/);
  expect(html).not.toMatch(/tel:|mailto:|<nav/);
  expect(html).toContain("Nous écrire");
});
