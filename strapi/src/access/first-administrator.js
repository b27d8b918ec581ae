/** Opens the admin panel to `ADMIN_EMAIL` with `ADMIN_PASSWORD`, as long as nobody else has an account. */
async function openAdminPanel() {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  if (!email || !password || (await strapi.db.query("admin::user").count()) > 0) return;
  const { id } = await strapi.service("admin::role").getSuperAdmin();
  await strapi.service("admin::user").create({
    email,
    password,
    firstname: "Rédaction",
    preferedLanguage: "fr",
    isActive: true,
    roles: [id],
  });
}

module.exports = { openAdminPanel };
