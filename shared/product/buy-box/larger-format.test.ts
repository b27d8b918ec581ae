import { describe, expect, test } from "vitest";
import type { Variant } from "../product.ts";
import { cheaperLargerFormats } from "./larger-format.ts";

const pack = (weight: number, price: number | null, more: Partial<Variant> = {}): Variant => ({
  code: String(weight),
  slug: `${weight}-g`,
  name: `${weight} g`,
  weight,
  isVisible: true,
  isInStock: true,
  price,
  subscriptionPrice: price,
  image: { url: "pack.svg", alternativeText: "", width: 1, height: 1 },
  ...more,
});

describe("larger formats that cost less per kilo", () => {
  const small = pack(2000, 2190);
  const weights = (variants: Variant[]) => cheaperLargerFormats(variants, small).map(({ weight }) => weight);

  test("are told from the smallest on", () => {
    expect(weights([pack(12_000, 9490), small, pack(5000, 4790)])).toEqual([5000, 12_000]);
  });

  test("are none where a kilo costs as much or more, or the pack is smaller", () => {
    expect(weights([pack(4000, 4380), pack(5000, 6000), pack(400, 100)])).toEqual([]);
  });

  test("are none that cannot be bought today or are reduced for a while", () => {
    expect(
      weights([
        pack(5000, 4790, { isInStock: false }),
        pack(5000, null),
        pack(5000, 4000, { lowestPrice30Days: 4790 }),
      ]),
    ).toEqual([]);
  });
});
