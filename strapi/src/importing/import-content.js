const { uidOf } = require("../storefront/entries.js");
const { openEntries } = require("./entries.js");

/** Fills an empty content system. Entries come before those that refer to them. */
async function importContent(content, tell) {
  const write = openEntries();
  const all = async (type, entries) => {
    for (const entry of entries) await write.create(type, entry);
    tell(`${strapi.contentTypes[uidOf(type)].info.displayName} : ${entries.length}`);
  };

  const themes = new Map(content.faq.map(({ theme }) => [theme.slug, theme]));
  await all("faq-theme", [...themes.values()]);
  await all("faq-question", content.faq.map(ranked));

  const categories = content.categories.map(ranked).map(categoryEntry);
  await all(
    "category",
    categories.map(({ blocks: _, ...category }) => category),
  );
  const products = content.full.map(ranked).map(productEntry);
  await all(
    "product",
    products.map(({ bi_nutrition_partner: _, oldProduct: __, ...product }) => product),
  );
  for (const { sku, bi_nutrition_partner, oldProduct } of products)
    if (bi_nutrition_partner || oldProduct)
      await write.change("product", sku, { bi_nutrition_partner, oldProduct });
  for (const { path, blocks } of categories)
    if (blocks.length > 0) await write.change("category", path, { blocks });

  await all("sample", content.samples);
  await all(
    "cross-sell",
    Object.entries(content.crossSells).map(([key, { title, skus }]) => ({ key, title, products: skus })),
  );
  await all(
    "redirect",
    content.redirects.map(({ path, redirect, status }) => ({
      path: path.replace(/^\/+|\/+$/g, ""),
      redirect,
      gone: status === 410,
    })),
  );
  await all("shop", content.shops.map(ranked));
  await all("page", Object.values(content.pages));
  await all("header", [content.header]);
  await all("footer", [content.footer]);
}

const ranked = (entry, index) => ({ ...entry, rank: index + 1 });

const categoryEntry = ({ ancestors, children: _, skus: __, id: ___, ...category }) => ({
  ...category,
  parent: ancestors.at(-1)?.path,
  holdsEverything: category.path === "tous-les-produits",
});

const productEntry = ({ ancestors: _, category, filters, createdAt, sample: __, ...product }) => ({
  ...product,
  category: category.path,
  filters: filters.map(({ attributes }) => attributes),
  onSaleSince: createdAt,
});

module.exports = { importContent };
