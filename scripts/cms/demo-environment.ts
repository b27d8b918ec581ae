/** Opens the admin panel of a new content system on this machine. */
export const editor = { email: "redaction@museau.example", password: "Motdepasse-demo1" };

export const contentToken = "demo-content-token";

/** Variables of the content system. The secrets are those of the demo in wrangler.toml. */
export const forTheDemoShop = (shop: string) => ({
  ADMIN_EMAIL: editor.email,
  ADMIN_PASSWORD: editor.password,
  SHOP_TOKEN: contentToken,
  SHOP_URL: shop,
  SHOP_WEBHOOK_SECRET: "demo-content-webhook-secret",
});

/** Variables of the shop. */
export const withContentSystem = (address: string) => ({
  CONTENT_URL: `${address}/api`,
  CONTENT_TOKEN: contentToken,
});
