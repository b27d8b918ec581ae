import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

const text = (html: string) => html.replaceAll(/<[^>]*>/g, "").replaceAll("\u202f", "\u00a0");

test("a price without its lowest of the last 30 days is never struck through", () => {
  expect(renderToStaticMarkup(<Price amount={1990} />)).not.toContain("<s>");
  expect(renderToStaticMarkup(<Price amount={1990} lowestPrice30Days={1990} />)).not.toContain("<s>");
});

test("a reduced price says what it was reduced from, in the words of the law", () => {
  const html = renderToStaticMarkup(<Price amount={2000} lowestPrice30Days={2500} />);
  expect(text(html)).toBe(
    "20,00\u00a0€ −20\u00a0% Prix le plus bas des 30 derniers jours\u00a0: 25,00\u00a0€",
  );
  expect(html).toContain("<s>25,00");
});

test("a reduction above the cap shows without its percentage", () => {
  const html = renderToStaticMarkup(<Price amount={1000} lowestPrice30Days={2500} />);
  expect(text(html)).toBe("10,00\u00a0€ Prix le plus bas des 30 derniers jours\u00a0: 25,00\u00a0€");
});

test("what is not a whole amount shows as dashes, zero as offered", () => {
  expect(text(renderToStaticMarkup(<Price amount={null} lowestPrice30Days={2500} />))).toBe("--,--\u00a0€");
  expect(text(renderToStaticMarkup(<Price amount={0} />))).toBe("Offert");
});
