import { expect, test } from "vitest";
import { parseForm } from "../../forms/form-rules.ts";
import { forgetField, shareField } from "./stock-shares.ts";
import { stockRules } from "./stock-word.ts";

const [kibble, wet] = ["11000103", "22000101"] as const;
const parse = (posted: Record<string, unknown>) => parseForm(stockRules([kibble, wet]), posted);

test("what is left is said in quarters of a pack, of each food or of some", async () => {
  expect(await parse({ [shareField(kibble)]: "6", [shareField(wet)]: "0" })).toEqual({
    values: {
      forget: false,
      shares: [
        { code: kibble, quarters: 6 },
        { code: wet, quarters: 0 },
      ],
    },
  });
  expect((await parse({ [shareField(wet)]: "16", [shareField("33000101")]: "4" })).values?.shares).toEqual([
    { code: wet, quarters: 16 },
  ]);
});

test("what was said can be taken back", async () => {
  expect((await parse({ [forgetField]: "1" })).values).toEqual({ forget: true, shares: [] });
});

test.each(["5", "-1", "17", "1.5", "", "beaucoup"])("%j is no share of a pack", async (share) => {
  expect((await parse({ [shareField(kibble)]: share })).errors?.fields).toHaveProperty(shareField(kibble));
});
