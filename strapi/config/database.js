const { join } = require("node:path");

module.exports = ({ env }) => {
  const url = env("DATABASE_URL");
  if (url) return { connection: { client: "postgres", connection: { connectionString: url } } };
  const filename = join(__dirname, "..", env("DATABASE_FILE", ".tmp/content.db"));
  return { connection: { client: "sqlite", connection: { filename }, useNullAsDefault: true } };
};
