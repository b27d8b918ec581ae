const { pageAddress } = require("../storefront/page-address.js");
const { now, signatureOf } = require("./signature.js");

/** Seconds. */
const validFor = 10 * 60;

const paths = {
  "api::page.page": ({ slug }) => pageAddress(slug),
  "api::category.category": ({ path }) => `/${path}/`,
  "api::product.product": ({ slug }) => `/produits/${slug}/`,
  "api::sample.sample": ({ slug }) => `/produits/echantillons/${slug}/`,
  "api::shop.shop": ({ slug }) => `/magasins/${slug}/`,
  "api::faq-question.faq-question": ({ slug }) => `/faq/${slug}/`,
  "api::faq-theme.faq-theme": ({ slug }) => `/faq/${slug}/`,
  "api::header.header": () => "/",
  "api::footer.footer": () => "/",
};

/** Signed link that shows an entry's drafts in the shop; undefined for what has no page of its own. */
async function previewAddress(uid, { documentId, status }) {
  const entry = await strapi.documents(uid).findFirst({ filters: { documentId }, status: "draft" });
  const to = entry && paths[uid]?.(entry);
  if (!to) return undefined;
  if (status === "published") return new URL(to, process.env.SHOP_URL).href;
  const until = String(Math.floor(now() / 1000) + validFor);
  const query = new URLSearchParams({ to, until, signature: signatureOf(`preview ${until} ${to}`) });
  return new URL(`/api/preview?${query}`, process.env.SHOP_URL).href;
}

module.exports = { previewAddress };
