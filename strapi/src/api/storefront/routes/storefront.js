/** The shop's calls, in the order in which they are matched. Every route only reads. */
const calls = [
  ["GET", "/b2c-products", "products"],
  ["GET", "/b2c-products/b2c-categories/:id", "productsOfCategory"],
  ["GET", "/b2c-products/:reference", "product"],
  ["GET", "/b2c-categories/:path(.+)", "category"],
  ["GET", "/b2c-cross-sells/:key", "crossSell"],
  ["GET", "/b2c-samples/:slug", "sample"],
  ["GET", "/b2c-shops", "shops"],
  ["GET", "/b2c-shops/:slug", "shop"],
  ["GET", "/b2c-faq", "faq"],
  ["GET", "/b2c-redirects", "redirects"],
  ["GET", "/b2c-sitemap", "sitemap"],
  ["GET", "/b2c-header", "header"],
  ["GET", "/b2c-footer", "footer"],
  ["GET", "/b2c-rations/getReco", "ration"],
  ["POST", "/b2c-recommendation/getReco", "recommendation"],
  // Strapi's own addresses have a segment of their own here, so that pages do not hide them.
  ["GET", "/:key((?!upload/|content-type-builder/|i18n/).+)", "page"],
];

module.exports = {
  routes: calls.map(([method, path, action]) => ({
    method,
    path,
    handler: `storefront.${action}`,
    // A read-only token covers the scope "find" alone.
    config: { auth: { scope: ["find"] } },
  })),
};
