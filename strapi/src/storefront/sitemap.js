const { countEntries, listEntries } = require("./entries.js");
const { pageAddress } = require("./page-address.js");

/** A page of all addresses. Long sections are read only as far as they are on it. */
async function sitemapPage({ page, pageSize }) {
  const sections = await Promise.all([
    pages(),
    illustrated("category", ["path"], ["rank", "path"], ({ path }) => `/${path}/`),
    illustrated("product", ["slug"], ["rank", "sku"], ({ slug }) => `/produits/${slug}/`, {
      viewable: { $ne: false },
      oldProduct: { id: { $null: true } },
    }),
    illustrated("sample", ["slug"], ["createdAt", "slug"], ({ slug }) => `/produits/echantillons/${slug}/`),
    shops(),
    illustrated("shop", ["slug"], ["rank", "slug"], ({ slug }) => `/magasins/${slug}/`),
    faq(),
  ]);
  const start = (page - 1) * pageSize;
  const addresses = [];
  let total = 0;
  for (const { count, read } of sections) {
    const from = Math.max(0, start - total);
    const to = Math.min(count, start + pageSize - total);
    if (from < to) addresses.push(...(await read(from, to - from)));
    total += count;
  }
  return { addresses: addresses.map((address, index) => ({ id: start + index + 1, ...address })), total };
}

const short = (all) => ({
  count: all.length,
  read: (offset, limit) => all.slice(offset, offset + limit),
});

async function pages() {
  const found = await listEntries("page", { order: ["createdAt", "slug"], select: ["slug", "updatedAt"] });
  return short(
    found.flatMap((page) => {
      const path = pageAddress(page.slug);
      return path ? [{ path, lastModified: page.updatedAt }] : [];
    }),
  );
}

async function shops() {
  const newest = { order: [{ updatedAt: "desc" }], select: ["updatedAt"], limit: 1, offset: 0 };
  const found = await listEntries("shop", newest);
  return short(found.map(({ updatedAt }) => ({ path: "/magasins/", lastModified: updatedAt })));
}

async function faq() {
  const questions = await listEntries("faq-question", { order: ["rank", "slug"] });
  return short(
    newestOf(
      questions.flatMap((one) => [
        ["/faq/", one],
        ...(one.theme ? [[`/faq/${one.theme.slug}/`, one]] : []),
        [`/faq/${one.slug}/`, one],
      ]),
    ),
  );
}

const illustrated = async (type, fields, order, pathOf, filters) => ({
  count: await countEntries(type, filters),
  read: async (offset, limit) => {
    const select = [...fields, "updatedAt"];
    const populate = { image: { select: ["url"] } };
    const found = await listEntries(type, { filters, order, select, populate, offset, limit });
    return found.map((one) => located(pathOf(one), one));
  },
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

module.exports = { sitemapPage };
