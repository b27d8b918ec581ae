module.exports = [
  "strapi::logger",
  "strapi::errors",
  "strapi::security",
  "strapi::cors",
  // The shop asks for up to 100 products in one query.
  { name: "strapi::query", config: { arrayLimit: 100, parameterLimit: 1000 } },
  "strapi::body",
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
