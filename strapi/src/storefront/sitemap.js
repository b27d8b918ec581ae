const { listEntries } = require("./entries.js");
const { pageAddress } = require("./page-address.js");

async function sitemapEntries() {
  const [pages, categories, products, samples, shops, questions] = await Promise.all([
    listEntries("page", { order: ["createdAt", "slug"], select: ["slug", "updatedAt"] }),
    illustrated("category", ["path"], ["rank", "path"]),
    illustrated("product", ["slug"], ["rank", "sku"], {
      viewable: { $ne: false },
      oldProduct: { id: { $null: true } },
    }),
    illustrated("sample", ["slug"], ["createdAt", "slug"]),
    illustrated("shop", ["slug"], ["rank", "slug"]),
    listEntries("faq-question", { order: ["rank", "slug"] }),
  ]);
  return [
    ...pages.flatMap((page) => {
      const path = pageAddress(page.slug);
      return path ? [{ path, lastModified: page.updatedAt }] : [];
    }),
    ...categories.map((one) => located(`/${one.path}/`, one)),
    ...products.map((one) => located(`/produits/${one.slug}/`, one)),
    ...samples.map((one) => located(`/produits/echantillons/${one.slug}/`, one)),
    ...newestOf(shops.map((one) => ["/magasins/", one])),
    ...shops.map((one) => located(`/magasins/${one.slug}/`, one)),
    ...newestOf(
      questions.flatMap((one) => [
        ["/faq/", one],
        ...(one.theme ? [[`/faq/${one.theme.slug}/`, one]] : []),
        [`/faq/${one.slug}/`, one],
      ]),
    ),
  ];
}

const illustrated = (type, select, order, filters) =>
  listEntries(type, {
    filters,
    order,
    select: [...select, "updatedAt"],
    populate: { image: { select: ["url"] } },
  });

const located = (path, { updatedAt, image }) => ({
  path,
  lastModified: updatedAt,
  ...(image ? { image: image.url } : {}),
});

function newestOf(addresses) {
  const newest = new Map();
  for (const [path, { updatedAt }] of addresses)
    if ((newest.get(path) ?? "") < updatedAt) newest.set(path, updatedAt);
  return [...newest].map(([path, lastModified]) => ({ path, lastModified }));
}

module.exports = { sitemapEntries };
