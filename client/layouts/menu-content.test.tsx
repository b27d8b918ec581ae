import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MenuContent } from "./menu-content.tsx";

test("a group without an address names what is in it; a disabled link is text", () => {
  const html = renderToStaticMarkup(
    <MenuContent
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
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to)).toEqual(["/chien/"]);
  expect(html).toMatch(/<summary[^>]*>Chien/);
  expect(html).toMatch(/<span[^>]*>Bientôt<\/span>/);
  expect(html).toMatch(/<span[^>]*>Fermé<\/span>/);
  expect(html).not.toContain("Tout voir");
});
