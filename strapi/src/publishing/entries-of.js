const { categoryTree } = require("../storefront/categories.js");

const own = {
  page: async ({ slug }) => [
    ["page", [slug]],
    ["sitemap", []],
  ],
  category: async (category) => [
    ["category", await withNeighbours(category)],
    ["sitemap", []],
  ],
  product: async (product) => [
    ["product", [product.sku, product.slug].filter(Boolean)],
    ["category", await listing(product)],
    ["sitemap", []],
  ],
  sample: async ({ slug }) => [
    ["sample", [slug]],
    ["sitemap", []],
  ],
  "faq-theme": async () => [
    ["faq", []],
    ["sitemap", []],
  ],
  "faq-question": async () => [
    ["faq", []],
    ["sitemap", []],
  ],
  "cross-sell": async ({ key }) => [["cross-sell", [key]]],
  redirect: async ({ path }) => [["redirect", [`/${path}/`, `/${path}`]]],
  shop: async ({ slug }) => [
    ["shop", [slug]],
    ["sitemap", []],
  ],
  "block-group": async () => [
    ["page", await names("page", "slug")],
    ["category", await names("category", "path")],
  ],
  header: async () => [["header", []]],
  footer: async () => [["footer", []]],
};

/** Names the entries that the shop reads again when the published version of this document changes. */
async function entriesOf(uid, documentId) {
  const type = uid.split(".").at(-1);
  const nothing = { version: undefined, entries: [] };
  if (!documentId || !own[type]) return nothing;
  const hasRelation = type === "product";
  const published = await strapi.documents(uid).findOne({
    documentId,
    status: "published",
    ...(hasRelation ? { populate: { category: { fields: ["path"] } } } : {}),
  });
  if (!published) return nothing;
  return { version: `${published.id} ${published.updatedAt}`, entries: await own[type](published) };
}

/** Parents show their children, children name their parents. */
async function withNeighbours({ path }) {
  const { byPath, ancestorsOf } = await categoryTree();
  const category = byPath.get(path);
  if (!category) return [path];
  const below = [...byPath.values()].filter((one) => ancestorsOf(one).includes(category));
  return [category, ...ancestorsOf(category), ...below].map((one) => one.path);
}

async function listing({ category }) {
  const { byPath, ancestorsOf } = await categoryTree();
  const own = category && byPath.get(category.path);
  const everything = [...byPath.values()].filter(({ holdsEverything }) => holdsEverything);
  return [...(own ? [own, ...ancestorsOf(own)] : []), ...everything].map(({ path }) => path);
}

const names = async (type, field) =>
  (await strapi.documents(`api::${type}.${type}`).findMany({ status: "published", fields: [field] })).map(
    (entry) => entry[field],
  );

module.exports = { entriesOf };
