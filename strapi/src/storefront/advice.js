const { refuse } = require("./answers.js");
const { findEntry, listEntries } = require("./entries.js");
const { shownProduct } = require("./products.js");
const { rules } = require("../../rules/rules.js");

async function ration(ctx) {
  const query = rules.readRation(ctx.query);
  if (!query) {
    return refuse(ctx, 400, "ValidationError", { message: "ref, weight and month are needed" });
  }
  const { ref, ...animal } = query;
  const product = await findEntry("product", { sku: ref });
  const answer = product && rules.rationAnswer(asFood(product), animal);
  return answer
    ? { data: { id: product.id, documentId: product.documentId, ...answer }, meta: {} }
    : ctx.notFound();
}

async function recommendation(ctx) {
  const request = rules.readAdviceRequest(ctx.request.body);
  if (typeof request === "string") return refuse(ctx, 400, "ValidationError", { message: request });
  const filters = { animal: request.animal.kind, kind: { $ne: "treat" } };
  const found = await listEntries("product", { filters, order: ["rank", "sku"] });
  const products = found.map(asFood);
  const every = ctx.query.list === "true";
  const answer = rules.adviceAnswer({ ...request, every }, products);
  if (typeof answer !== "string") return answer;
  return refuse(ctx, 422, "UnprocessableEntityError", { message: answer, code: answer });
}

/** The shape that the rules read: the filters' attributes apart, references as keys. */
function asFood(product) {
  const {
    filters,
    sample,
    bi_nutrition_partner,
    oldProduct,
    category,
    json_avis: _,
    ...fields
  } = shownProduct(product, "2");
  return withoutNulls({
    ...fields,
    filters: filters.map((attributes) => ({ attributes })),
    sample: sample?.slug,
    bi_nutrition_partner: bi_nutrition_partner?.sku,
    oldProduct: oldProduct && { heir: oldProduct.heir?.slug },
    category: category && { ...category, id: 1 },
    ancestors: [],
  });
}

const withoutNulls = (value) => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (field === null ? [] : [[name, withoutNulls(field)]])),
  );
};

module.exports = { ration, recommendation };
