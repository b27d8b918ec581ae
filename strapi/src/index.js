const { allowShop } = require("./access/allow-shop.js");
const { openAdminPanel } = require("./access/first-administrator.js");
const { importOnce } = require("./importing/import-once.js");
const { announcePublishes } = require("./publishing/announce.js");

module.exports = {
  async bootstrap() {
    await allowShop();
    await openAdminPanel();
    await importOnce();
    announcePublishes();
  },
};
