import { expect, test, vi } from "vitest";
import { parseTolerantly } from "../lists.ts";
import { recallCalls, recallsSchema } from "./recall-calls.ts";

const read = (members: unknown) => parseTolerantly(recallsSchema, members);
const variant = "/api/v2/shop/product-variants/11000103";

test("variant, lots, day and reason of a recall, newest first", () => {
  const { data } = read([
    { variant, lots: ["L1", " L2 "], since: "2026-11-10", text: "Trop de vitamine D." },
    {
      variant: { code: "11000104", product: "/api/v2/shop/products/SKU" },
      lots: ["L3"],
      since: "2026-11-20T08:00:00+01:00",
    },
  ]);
  expect(data).toMatchObject([
    { variant: { code: "11000104", product: "SKU" }, lots: ["L3"], since: "2026-11-20", text: null },
    { variant: { code: "11000103" }, lots: ["L1", "L2"], since: "2026-11-10", text: "Trop de vitamine D." },
  ]);
});

test.each([
  ["a number", 26301, ["26301"]],
  ["a text", "L1", ["L1"]],
  ["an object for an empty list", {}, []],
  ["nothing", null, []],
  ["a list with gaps", { 0: "L1", 2: "L3" }, ["L1", "L3"]],
])("lots as %s do not cost the recall", (_, lots, expected) => {
  expect(read([{ variant, lots, since: "2026-11-10", text: "x" }]).data).toMatchObject([{ lots: expected }]);
});

test.each([null, "", { lot: 2 }, "L".repeat(61)])(
  "with one lot that cannot be read (%o) all lots count, and it is logged",
  (odd) => {
    const { data, leftOut } = read([{ variant, lots: ["L1", odd], since: "2026-11-10", text: "x" }]);
    expect(data).toMatchObject([{ lots: [], since: "2026-11-10", text: "x" }]);
    expect(leftOut).toMatchObject([{ kind: "member", key: expect.stringContaining("lots") }]);
  },
);

test.each([
  ["since", "bientôt"],
  ["since", 20261110],
  ["text", 42],
  ["lots", true],
])("an odd %s (%o) is logged and does not cost the recall", (name, odd) => {
  const { data, leftOut } = read([{ variant, lots: ["L1"], since: "2026-11-10", text: "x", [name]: odd }]);
  expect(data).toHaveLength(1);
  expect(leftOut).toHaveLength(1);
});

test("one without a day stands first: it may be of today", () => {
  const { data = [] } = read([
    { variant, lots: ["L1"], since: "2026-11-10" },
    { variant, lots: ["L2"] },
  ]);
  expect(data.map(({ lots }) => lots)).toEqual([["L2"], ["L1"]]);
});

test("one that names no format is left out and logged; a list of which nothing can be read is no empty list", () => {
  const { data, leftOut } = read([{ lots: ["L1"] }, { variant, lots: ["L2"] }]);
  expect(data).toHaveLength(1);
  expect(leftOut).toMatchObject([{ kind: "lot recall" }]);
  expect(read([{ lots: ["L1"] }])).toMatchObject({ success: false });
  expect(read([])).toMatchObject({ success: true, data: [] });
});

test("the product of a format is asked for once; without an answer the recall stands", async () => {
  const members = [{ variant }, { variant: "/api/v2/shop/product-variants/11000104" }];
  const send = vi.fn().mockResolvedValue({ members, next: undefined, total: 2 });
  const variantOf = vi.fn(async (code: string) => {
    if (code === "11000104") throw new Error("down");
    return { code, product: "SKU" };
  });
  expect(read(await recallCalls(send, variantOf)()).data).toMatchObject([
    { variant: { code: "11000103", product: "SKU" } },
    { variant: { code: "11000104" } },
  ]);
});
