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
      isShort={false}
    />,
  );
  expect(html).not.toMatch(/<(a|li|ul|nav)[^>]*><\/\1>/);
  expect(html).not.toMatch(/tel:|mailto:|<nav/);
  expect(html).toContain("Nous écrire");
  expect(html).not.toContain(rightsLinkTexts.termination);
});

test("a customer's footer has help, rights and the legal row, and neither columns nor means of payment", () => {
  const link = { name: "Nos croquettes", to: "/chien/croquettes/" };
  const html = renderToStaticMarkup(
    <FooterLinks
      footer={{
        columns: [{ title: "Nos rayons", links: [link] }],
        legal: [{ name: "Mentions légales", to: "/page/mentions-legales/" }],
        customerService: { phone: "+33 4 65 71 00 42", email: "", hours: "" },
      }}
      country="FR"
      delivery=""
      rights={{ hasSubscriptions: false, hasRecalls: true }}
      isShort
    />,
  );
  for (const shown of ["tel:+33465710042", "Nous écrire", "Mentions légales"]) expect(html).toContain(shown);
  for (const hidden of ["Nos rayons", "Visa"]) expect(html).not.toContain(hidden);
});
