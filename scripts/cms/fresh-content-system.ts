import { rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { bundleRules } from "./bundle-rules.ts";
import { type Running, startContentSystem } from "./content-system.ts";
import { writeDemoContent } from "./demo-content.ts";
import { forTheDemoShop } from "./demo-environment.ts";
import { prepareProject, project } from "./project.ts";

interface Wanted {
  port: number;
  /** Address of the shop that is told of each publish. */
  shop: string;
}

/** A content system with the demo content alone, without a panel; TEST_DATABASE_URL names an empty PostgreSQL. */
export async function startFreshContentSystem({ port, shop }: Wanted): Promise<Running> {
  await prepareProject({ hasPanel: false, say: (sentence) => console.info(sentence) });
  writeDemoContent(project);
  await bundleRules(project);
  const database = ".tmp/fresh.db";
  rmSync(join(project, database), { force: true });
  const environment = {
    ...forTheDemoShop(shop),
    ADMIN_PANEL: "false",
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? "",
    DATABASE_FILE: database,
    LOG_LEVEL: "error",
  };
  return startContentSystem({ port, environment });
}
