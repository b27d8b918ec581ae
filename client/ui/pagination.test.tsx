import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Pagination } from "./pagination.tsx";

function pagesAt(page: number, pages: number): number[] {
  const html = renderToStaticMarkup(
    <Pagination page={page} pages={pages} label="Pages" hrefOf={(number) => `?page=${number}`} />,
  );
  return Array.from(html.matchAll(/>(\d+)<\/a>/g), ([, number]) => Number(number));
}

test("the first page, the last, this one and its neighbours are shown, each once and in order", () => {
  expect(pagesAt(1, 4)).toEqual([1, 2, 4]);
  expect(pagesAt(5, 9)).toEqual([1, 4, 5, 6, 9]);
  expect(pagesAt(2, 2)).toEqual([1, 2]);
});
