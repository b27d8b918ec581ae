const { ration, recommendation } = require("../../../storefront/advice.js");
const { entryAnswer, listAnswer, listOf, pagingOf, trimSlashes } = require("../../../storefront/answers.js");
const { categoryTree, skusIn, step } = require("../../../storefront/categories.js");
const { findEntry, pageOfEntries, shown } = require("../../../storefront/entries.js");
const { fieldsAt, shownProduct, treeFor } = require("../../../storefront/products.js");
const { sitemapPage } = require("../../../storefront/sitemap.js");

module.exports = {
  async products({ query }) {
    const skus = listOf(query.filters?.sku?.$in);
    return productList(skus.length > 0 ? { sku: { $in: skus } } : {}, query);
  },

  async productsOfCategory({ params, query }) {
    const [excluded] = listOf(query.filters?.sku?.$ne);
    const filters = {
      category: { documentId: params.id },
      oldProduct: { id: { $null: true } },
      ...(excluded ? { sku: { $ne: excluded } } : {}),
    };
    return productList(filters, { ...query, render: query.render ?? "1" });
  },

  async product(ctx) {
    const { reference } = ctx.params;
    const { render } = ctx.query;
    const filters = reference.startsWith("sku-") ? { sku: reference.slice(4) } : { slug: reference };
    const [product, tree] = await Promise.all([
      findEntry("product", filters, fieldsAt(render)),
      treeFor(render),
    ]);
    return product ? entryAnswer(product, shownProduct(product, render, tree)) : ctx.notFound();
  },

  async category(ctx) {
    const [category, tree] = await Promise.all([
      findEntry("category", { path: trimSlashes(ctx.params.path) }),
      categoryTree(),
    ]);
    const own = category && tree.byPath.get(category.path);
    if (!own) return ctx.notFound();
    return entryAnswer(category, {
      ...shown("category", category),
      ancestors: tree.ancestorsOf(own).map(step),
      children: tree
        .childrenOf(own)
        .map((child) => ({ ...step(child), image: shown("category", child, ["image"]).image })),
      skus: await skusIn(own, tree),
    });
  },

  async crossSell(ctx) {
    const found = await findEntry("cross-sell", { key: ctx.params.key });
    return found ? entryAnswer(found, { crossSell: shown("cross-sell", found) }) : ctx.notFound();
  },

  sample: (ctx) => single(ctx, "sample", { slug: ctx.params.slug }),

  shop: (ctx) => single(ctx, "shop", { slug: ctx.params.slug }),

  shops: ({ query }) => list("shop", { order: ["rank", "slug"] }, query),

  faq: ({ query }) => list("faq-question", { order: ["rank", "slug"] }, query),

  /** The rule of `path`, empty if there is none; without `path` all rules. */
  async redirects({ query }) {
    if (query.path === undefined) return list("redirect", { order: ["path"] }, query);
    const rule = await findEntry("redirect", { path: trimSlashes(query.path) });
    return { redirect: rule?.redirect ?? null, ...(rule?.gone ? { status: 410 } : {}) };
  },

  async sitemap({ query }) {
    const paging = pagingOf(query);
    const { addresses, total } = await sitemapPage(paging);
    return listAnswer(addresses, total, paging);
  },

  header: (ctx) => single(ctx, "header", {}),

  footer: (ctx) => single(ctx, "footer", {}),

  ration,

  recommendation,

  page: (ctx) => single(ctx, "page", { slug: trimSlashes(ctx.params.key) }),
};

async function single(ctx, type, filters) {
  const found = await findEntry(type, filters);
  return found ? entryAnswer(found, shown(type, found)) : ctx.notFound();
}

async function list(type, wanted, query) {
  const paging = pagingOf(query);
  const { entries, total } = await pageOfEntries(type, wanted, paging);
  return listAnswer(
    entries.map((entry) => ({ id: entry.id, documentId: entry.documentId, ...shown(type, entry) })),
    total,
    paging,
  );
}

async function productList(filters, query) {
  const paging = pagingOf(query);
  const [{ entries, total }, tree] = await Promise.all([
    pageOfEntries("product", { filters, order: ["rank", "sku"], names: fieldsAt(query.render) }, paging),
    treeFor(query.render),
  ]);
  return listAnswer(
    entries.map((product) => ({
      id: product.id,
      documentId: product.documentId,
      ...shownProduct(product, query.render, tree),
    })),
    total,
    paging,
  );
}
