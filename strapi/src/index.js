const { allowShop } = require("./access/allow-shop.js");
const { createRoles } = require("./access/create-roles.js");
const { openAdminPanel } = require("./access/first-administrator.js");
const { offerEveryBlock } = require("./blocks/offer-every-block.js");
const { importOnce } = require("./importing/import-once.js");
const { announcePublishes } = require("./publishing/announce.js");

module.exports = {
  register({ strapi }) {
    offerEveryBlock(strapi);
  },
  async bootstrap() {
    await allowShop();
    await createRoles();
    await openAdminPanel();
    await importOnce();
    announcePublishes();
  },
};
