import type { ReactNode } from "react";
import { expectTypeOf, test } from "vitest";
import { island } from "./island.tsx";

interface Product {
  name: string;
  price: number | null;
  isSold?: boolean;
  formats: readonly { weight: number }[];
  texts: Record<string, [string, string]>;
  parts?: Product[];
}

const Box = (_: Product): ReactNode => null;

test("a component whose props are data becomes an island with the same props", () => {
  expectTypeOf(island(Box, { when: "touch" }))
    .parameter(0)
    .toEqualTypeOf<Product>();
});

test.each([
  // @ts-expect-error: a function
  () => island((_: { onChoose: () => void }) => null, { when: "touch" }),
  // @ts-expect-error: an optional function
  () => island((_: { onChoose?: () => void }) => null, { when: "touch" }),
  // @ts-expect-error: a promise
  () => island((_: { late: Promise<string> }) => null, { when: "touch" }),
  // @ts-expect-error: what React renders
  () => island((_: { children: ReactNode }) => null, { when: "touch" }),
  // @ts-expect-error: a date
  () => island((_: { since: Date }) => null, { when: "touch" }),
  // @ts-expect-error: a map
  () => island((_: { prices: Map<string, number> }) => null, { when: "touch" }),
  // @ts-expect-error: a set within data
  () => island((_: { product: { marks: Set<string> } }) => null, { when: "touch" }),
  // @ts-expect-error: anything
  () => island((_: { value: unknown }) => null, { when: "touch" }),
])("types refuse a prop that JSON loses: %s", () => {});
