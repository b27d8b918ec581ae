const name = "Boutique";

/** Gives the shop's token (`SHOP_TOKEN`) the right to read. A changed token replaces the old one. */
async function allowShop() {
  const token = process.env.SHOP_TOKEN;
  if (!token) return;
  const tokens = strapi.db.query("admin::api-token");
  const accessKey = strapi.service("admin::api-token").hash(token);
  if (await tokens.findOne({ where: { accessKey } })) return;
  await tokens.deleteMany({ where: { name } });
  const description = "Lit le contenu publié pour la boutique.";
  await tokens.create({ data: { name, description, type: "read-only", lifespan: null, accessKey } });
}

module.exports = { allowShop };
