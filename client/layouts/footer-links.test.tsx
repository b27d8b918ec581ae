import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { rightsLinkTexts } from "../../shared/contract/links.texts.ts";
import { FooterLinks } from "./footer-links.tsx";

test("a footer without content has no empty link, list or landmark", () => {
  const html = renderToStaticMarkup(
    <FooterLinks
      footer={{ columns: [], legal: [], customerService: { phone: "", email: "", hours: "" } }}
      country="FR"
      delivery=""
      rights={{ hasSubscriptions: false, hasRecalls: true }}
    />,
  );
  expect(html).not.toMatch(/<(a|li|ul|nav)[^>]*><\/\1>/);
  expect(html).not.toMatch(/tel:|mailto:|<nav/);
  expect(html).toContain("Nous écrire");
  expect(html).not.toContain(rightsLinkTexts.termination);
});
