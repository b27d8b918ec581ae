import { expect, test } from "vitest";
import { breadcrumbList } from "./breadcrumb-list.ts";

test("the way to a page begins at home and has whole addresses", () => {
  expect(breadcrumbList("https://shop.example", [{ name: "Chien", path: "/chien/" }])).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Accueil", item: "https://shop.example/" },
      { "@type": "ListItem", position: 2, name: "Chien", item: "https://shop.example/chien/" },
    ],
  });
});
