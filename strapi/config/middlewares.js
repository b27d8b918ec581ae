module.exports = [
  "strapi::logger",
  "strapi::errors",
  "strapi::security",
  "strapi::cors",
  // The shop asks for up to 100 products in one query.
  { name: "strapi::query", config: { arrayLimit: 100, parameterLimit: 1000 } },
  "strapi::body",
  "strapi::session",
  { name: "strapi::favicon", config: { path: "favicon.png" } },
  "strapi::public",
];
