import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MenuContent } from "./menu-content.tsx";

test("a group without an address names what is in it; a disabled link is text", () => {
  const html = renderToStaticMarkup(
    <MenuContent
      account={{ loggedIn: false }}
      country="FR"
      menu={[
        {
          to: "",
          name: "Chien",
          children: [
            { to: "/chien/", name: "Croquettes" },
            { to: "", name: "Bientôt", disabled: true },
          ],
        },
        { to: "", name: "Fermé", disabled: true, children: [] },
      ]}
    />,
  );
  expect(linksOf(html)).toEqual(["/chien/", "/connexion/", ...services]);
  expect(html).toMatch(/<summary[^>]*>Chien/);
  expect(html).toMatch(/<span[^>]*>Bientôt<\/span>/);
  expect(html).toMatch(/<span[^>]*>Fermé<\/span>/);
  expect(html).not.toContain("Tout voir");
});

test("below the categories a customer finds the account by name, and the ways to help", () => {
  const html = renderToStaticMarkup(
    <MenuContent menu={[]} account={{ loggedIn: true, firstName: "Camille" }} country="FR" />,
  );
  expect(linksOf(html)).toEqual(["/mon-compte/", ...services]);
  expect(html).toMatch(/Bonjour Camille/);
});

const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);

const services = ["/mon-compte/mes-commandes/", "/magasins/", "/faq/", "/pays-et-langue/"];
