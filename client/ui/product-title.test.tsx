import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProductTitle } from "./product-title.tsx";

const recipe = "Saumon d’Écosse, hareng de l’Atlantique et riz complet de Camargue";
const textOf = (title: React.ReactNode, hidden: RegExp) =>
  renderToStaticMarkup(title)
    .replace(hidden, "")
    .replaceAll(/<[^>]*>/g, "");

const unseen = /<span class="visually-hidden">.*?<\/span>/g;
const unheard = /<span aria-hidden="true">.*?<\/span>/g;

test("a long recipe ends after a word for the eye, and is whole for assistive technology", () => {
  const title = <ProductTitle name={`Croquettes chat – ${recipe}`} />;
  expect(textOf(title, unseen)).toBe("Croquettes chatSaumon d’Écosse, hareng de l’Atlantique et riz…");
  expect(textOf(title, unheard)).toBe(`Croquettes chat – ${recipe}`);
});

test("the title of a product's own page is whole", () => {
  expect(textOf(<ProductTitle name={recipe} whole />, unseen)).toBe(recipe);
});
