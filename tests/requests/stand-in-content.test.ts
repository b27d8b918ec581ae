import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

const token = "Bearer demo-content-token";

async function ask(path: string, authorization?: string) {
  if (!env.SANDBOX) throw new Error("no stand-ins");
  const headers = new Headers(authorization ? { Authorization: authorization } : {});
  const answer = await env.SANDBOX.fetch(`http://sandbox/content/api/${path}`, { headers });
  return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
}

const errorOf = ({ body }: { body: Record<string, unknown> }) => body.error as Record<string, unknown>;

test("without a token nothing is public, a wrong one is invalid", async () => {
  const [none, wrong] = [await ask("b2c-header"), await ask("b2c-header", "Bearer other")];
  expect(none.status).toBe(403);
  expect(errorOf(none)).toMatchObject({ status: 403, name: "ForbiddenError", message: "Forbidden" });
  expect(wrong.status).toBe(401);
  expect(errorOf(wrong)).toMatchObject({ name: "UnauthorizedError" });
  expect((await ask("b2c-header", token)).status).toBe(200);
});

test("a locale that it does not have has no entries", async () => {
  expect((await ask("b2c-header?locale=de-DE", token)).status).toBe(404);
  expect((await ask("b2c-faq?locale=de-DE", token)).body.data).toEqual([]);
  expect((await ask("b2c-header?locale=fr-FR", token)).status).toBe(200);
});

test("a filter takes a hundred values, a page has a hundred entries at most", async () => {
  const values = (count: number) =>
    Array.from({ length: count }, (_, index) => `filters[sku][$in]=S${index}`).join("&");
  expect((await ask(`b2c-products?${values(100)}`, token)).status).toBe(200);
  const refused = await ask(`b2c-products?${values(101)}`, token);
  expect(refused.status).toBe(400);
  expect(errorOf(refused)).toMatchObject({ name: "ValidationError" });
  const { body } = await ask("b2c-sitemap?pagination[pageSize]=1000", token);
  expect(body.data).toHaveLength(100);
});

interface List {
  data: { id: number }[];
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } };
}

test.each(["b2c-products", "b2c-products/b2c-categories/112", "b2c-shops", "b2c-sitemap", "b2c-redirects"])(
  "the pages of %s hold each entry once, in one order",
  async (path) => {
    const pageOf = async (page: number) =>
      (await ask(`${path}?pagination[page]=${page}&pagination[pageSize]=3`, token)).body as unknown as List;
    const { data, meta } = await pageOf(1);
    const { pageCount, total } = meta.pagination;
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 3, pageCount: Math.ceil(total / 3) });
    const ids = data.map(({ id }) => id);
    for (let page = 2; page <= pageCount; page++) ids.push(...(await pageOf(page)).data.map(({ id }) => id));
    expect(ids.length).toBe(total);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
    expect((await pageOf(pageCount + 1)).data).toEqual([]);
  },
);
