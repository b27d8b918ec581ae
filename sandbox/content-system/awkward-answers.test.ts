import { expect, test } from "vitest";
import { awkward } from "./awkward-answers.ts";

const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 1 };

test("attributes are flat, pages are not counted, media have no size, prices are texts", () => {
  const image = { url: "/a.png", width: 8, height: 6, alternativeText: "Un sac" };
  const attributes = {
    sku: "A",
    name: "Nom",
    image,
    ProductVariants: [{ code: "12345678", base_price: 990 }],
  };
  const { status, body } = awkward({
    status: 200,
    body: { data: [{ id: 7, attributes }], meta: { pagination } },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    data: [
      {
        id: 7,
        documentId: expect.stringMatching(/^d\w{23}$/),
        sku: "A",
        image: { url: "/a.png", width: null, height: null, formats: null },
        ProductVariants: [{ code: 12345678, base_price: "990" }],
      },
      { sku: "SANS-NOM" },
    ],
    meta: { pagination: { page: 1, pageSize: 100 } },
  });
  expect(JSON.stringify(body)).not.toContain("pageCount");
});

test("an advice has products in place of skus, numbers as texts, null for an empty list and a line without its ration", () => {
  const line = { sku: "A", variantCode: "21000202", ration: 50, reasons: [{ code: "c", text: "Raison" }] };
  const menu = {
    kibble: { sku: "A", ration: 30 },
    wet: [{ sku: "B", ration: 85, perWeek: 7 }],
    frequency: 7,
  };
  const { body } = awkward({
    status: 200,
    body: { energy: { need: 166, low: 136, high: 196 }, recommendations: [line], excluded: [], menu },
  });
  const product = (sku: string) => ({ data: { id: 1, attributes: { sku } } });
  expect(body).toMatchObject({
    data: {
      energy: { need: "166" },
      recommendations: [
        { sku: product("A"), variantCode: 21000202, ration: "50", reasons: ["Raison"], score: null },
        { sku: "SANS-RATION", ration: null },
      ],
      excluded: null,
      menu: { kibble: { sku: product("A"), ration: "30" }, wet: [{ perWeek: "7" }], frequency: "7" },
    },
  });
});

test("a refusal has its code among its details", () => {
  const { status, body } = awkward({ status: 422, body: { error: { code: "overweight" } } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: { details: { code: "overweight" } } });
  expect(body).not.toHaveProperty("error.code");
});

test("what is not there is 204, an error stays one", () => {
  expect(awkward({ status: 404, body: { data: null, error: {} } })).toEqual({ status: 204, body: undefined });
  expect(awkward({ status: 200, body: null }).status).toBe(204);
  const error = { data: null, error: { status: 403, name: "ForbiddenError" } };
  expect(awkward({ status: 403, body: error })).toEqual({ status: 403, body: error });
});
