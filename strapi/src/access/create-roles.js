/** Roles beside Strapi's own editor and author, who may change everything. */
const roles = [
  {
    name: "Pages",
    description: "Écrit et publie les pages, la FAQ, les menus et les redirections.",
    types: ["page", "block-group", "faq-question", "faq-theme", "header", "footer", "redirect"],
  },
  {
    name: "Catalogue",
    description: "Tient les produits, les catégories, les échantillons et les ventes croisées.",
    types: ["product", "category", "sample", "cross-sell"],
  },
  { name: "Magasins", description: "Tient les magasins et leurs horaires.", types: ["shop"] },
];

const media = ["read", "assets.create", "assets.update", "assets.download", "assets.copy-link"];

/** Creates what is missing. A role that exists may have been changed since, and is left alone. */
async function createRoles() {
  const permissions = possiblePermissions();
  for (const { name, description, types } of roles) {
    if (await strapi.db.query("admin::role").findOne({ where: { name } })) continue;
    const subjects = types.map((type) => `api::${type}.${type}`);
    const { id } = await strapi.service("admin::role").create({ name, description });
    await strapi
      .service("admin::role")
      .addPermissions(id, [
        ...permissions.filter((one) => subjects.includes(one.subject) || isNeeded(one)),
        ...media.map((action) => ({ action: `plugin::upload.${action}` })),
      ]);
  }
}

function possiblePermissions() {
  const actions = strapi.service("admin::permission").actionProvider.values();
  return strapi
    .service("admin::content-type")
    .getPermissionsWithNestedFields(actions.filter(({ section }) => section === "contentTypes"));
}

/** A relation can only be chosen among entries that the role may read. */
const isNeeded = ({ action, subject }) => action.endsWith("explorer.read") && subject.startsWith("api::");

module.exports = { createRoles };
