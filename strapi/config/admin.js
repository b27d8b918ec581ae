const { previewAddress } = require("../src/publishing/preview-address.js");

module.exports = ({ env }) => ({
  auth: { secret: env("ADMIN_JWT_SECRET") },
  apiToken: { salt: env("API_TOKEN_SALT") },
  transfer: { token: { salt: env("TRANSFER_TOKEN_SALT") } },
  secrets: { encryptionKey: env("ENCRYPTION_KEY") },
  preview: {
    enabled: Boolean(env("SHOP_URL") && env("SHOP_WEBHOOK_SECRET")),
    config: { allowedOrigins: [env("SHOP_URL")], handler: previewAddress },
  },
  serveAdminPanel: env.bool("ADMIN_PANEL", true),
  autoOpen: false,
  flags: { nps: false, promoteEE: false },
});
