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

test("what is not there is 204, an error stays one", () => {
  expect(awkward({ status: 404, body: { data: null, error: {} } })).toEqual({ status: 204, body: undefined });
  expect(awkward({ status: 200, body: null }).status).toBe(204);
  const error = { data: null, error: { status: 403, name: "ForbiddenError" } };
  expect(awkward({ status: 403, body: error })).toEqual({ status: 403, body: error });
});
