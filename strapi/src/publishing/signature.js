const { createHmac } = require("node:crypto");

/** Hexadecimal HMAC-SHA256 under the secret that the shop knows. */
const signatureOf = (text) =>
  createHmac("sha256", process.env.SHOP_WEBHOOK_SECRET).update(text).digest("hex");

// biome-ignore lint/plugin: this project has a clock of its own.
const now = () => Date.now();

module.exports = { now, signatureOf };
