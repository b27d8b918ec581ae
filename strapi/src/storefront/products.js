const { categoryTree, step } = require("./categories.js");
const { shown } = require("./entries.js");

const summary = [
  "sku",
  "slug",
  "name",
  "viewable",
  "animal",
  "kind",
  "subtitle",
  "brand",
  "image",
  "rating",
  "reviewCount",
  "filters",
  "ProductVariants",
  "onSaleSince",
  "feedType",
  "composition",
  "metabolizableEnergy",
];
const levels = { 0: ["sku", "slug", "name", "viewable"], 1: summary };

/** Fields of a load level; undefined means all of them. */
const fieldsAt = (render) => levels[render];

/** @param tree only needed for the full level */
function shownProduct(product, render, tree) {
  const names = fieldsAt(render);
  const { onSaleSince, ...fields } = shown("product", product, names);
  const onSale = onSaleSince === undefined ? {} : { createdAt: onSaleSince ?? product.createdAt };
  if (names || !tree) return { ...fields, ...onSale };
  const category = product.category && tree.byPath.get(product.category.path);
  return { ...fields, ...onSale, ancestors: category ? tree.ancestorsOf(category).map(step) : [] };
}

const treeFor = (render) => (fieldsAt(render) ? undefined : categoryTree());

module.exports = { fieldsAt, shownProduct, treeFor };
