const { listEntries } = require("./entries.js");

/** All categories with their parents, in the order of the menus. */
async function categoryTree() {
  const categories = await listEntries("category", {
    order: ["rank", "path"],
    select: ["path", "name", "holdsEverything"],
    populate: { parent: { select: ["path"] }, image: true },
  });
  const byPath = new Map(categories.map((category) => [category.path, category]));
  const parentOf = ({ parent }) => parent && byPath.get(parent.path);
  const ancestorsOf = (category) => {
    const ancestors = [];
    for (let one = parentOf(category); one && !ancestors.includes(one); one = parentOf(one))
      ancestors.unshift(one);
    return ancestors;
  };
  const childrenOf = ({ path }) => categories.filter(({ parent }) => parent?.path === path);
  return { byPath, ancestorsOf, childrenOf };
}

const step = ({ name, path }) => ({ name, path });

/** Skus of the products on sale in the category and below. */
async function skusIn(category, { byPath, ancestorsOf }) {
  const below = [...byPath.values()].filter((one) => one === category || ancestorsOf(one).includes(category));
  const products = await listEntries("product", {
    filters: {
      viewable: { $ne: false },
      oldProduct: { id: { $null: true } },
      ...(category.holdsEverything ? {} : { category: { path: { $in: below.map(({ path }) => path) } } }),
    },
    order: ["rank", "sku"],
    select: ["sku"],
  });
  return products.map(({ sku }) => sku);
}

module.exports = { categoryTree, skusIn, step };
