const { existsSync, readFileSync } = require("node:fs");
const { join } = require("node:path");
const { importContent } = require("./import-content.js");

/** Fills the content system from `import/content.json`, unless it has a page already. */
async function importOnce() {
  const file = join(strapi.dirs.app.root, "import/content.json");
  if (!existsSync(file) || (await strapi.db.query("api::page.page").count()) > 0) return;
  const start = performance.now();
  strapi.log.info("Le contenu de démonstration est importé…");
  await importContent(JSON.parse(readFileSync(file, "utf8")), (sentence) => strapi.log.info(sentence));
  strapi.log.info(`Le contenu est en place après ${Math.round((performance.now() - start) / 1000)} s.`);
}

module.exports = { importOnce };
