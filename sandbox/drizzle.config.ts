import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./sandbox/database/schema/*.ts",
  out: "./sandbox/database/migrations",
});
