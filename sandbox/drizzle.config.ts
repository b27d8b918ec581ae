import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --config sandbox/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./sandbox/database/schema.ts",
  out: "./sandbox/database/migrations",
});
