import { expect, test } from "vitest";
import { deliveryFigureTexts } from "../../shared/delivery/delivery-figures.texts.ts";
import { withFigures } from "../../shared/delivery/delivery-figures.ts";
import { type CarrierTerms, usualCarrier } from "../../shared/delivery/delivery-terms.ts";
import { translator } from "../../shared/text/translator.ts";
import { carriers, carriersFor } from "../ecommerce/carriers.ts";
import { fees } from "../ecommerce/prices.ts";
import { everything, stringsOf } from "./all-content.ts";
import { header } from "./header.ts";

const t = translator(deliveryFigureTexts);
const terms = header.delivery;
if (!terms) throw new Error("the header has no terms of delivery");

test("the e-commerce API charges what the content system tells, for each carrier and country", () => {
  const charged = ({ price }: CarrierTerms) => (price === 0 ? null : fees.freeShippingFrom);
  expect(
    terms.carriers.map(({ carrier, name, kind, countries, price, heaviest }) => ({
      carrier,
      name,
      kind,
      countries,
      price,
      heaviest,
    })),
  ).toEqual(
    carriers.map(({ code, name, kind, countries, price, maximumWeight }) => ({
      carrier: code,
      name,
      kind,
      countries,
      price,
      heaviest: maximumWeight,
    })),
  );
  for (const row of terms.carriers) expect(row.freeFrom ?? null).toBe(charged(row));
});

test("its service fee is the one that the content system tells", () => {
  expect(terms.serviceFee).toEqual({ price: fees.service, freeFrom: fees.freeServiceFrom });
});

test("a carrier describes itself with the days that the content system tells", () => {
  for (const { carrier, days, keptDays } of terms.carriers) {
    const description = carriers.find(({ code }) => code === carrier)?.description.replaceAll("\u00a0", " ");
    expect(description).toContain(t("days", days).replaceAll("\u00a0", " "));
    if (keptDays) expect(description).toContain(`gardé ${keptDays} jours`);
  }
});

test.each(["FR", "BE", "LU"] as const)("what is usual in %s is what the API offers first", (country) => {
  for (const weight of [400, 24_000, 36_000]) {
    expect(usualCarrier(terms, country, weight)?.carrier).toBe(carriersFor({ country, weight })[0]?.code);
  }
});

test("every figure of delivery that a text names is known, and no text has one of its own", () => {
  const unknown: string[] = [];
  const told = withFigures(everything, terms, (name) => unknown.push(name));
  expect(unknown).toEqual([]);
  const { full: _, ...ownWords } = everything;
  const written = stringsOf(ownWords).filter((text) =>
    /(livraison|port)[^.|]*\b([3459],90|49[ \u00a0]€)/i.test(text),
  );
  expect(written).toEqual([]);
  expect(stringsOf(told).filter((text) => text.includes("{{"))).toEqual([]);
});
