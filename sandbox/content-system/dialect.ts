import { Hono } from "hono";
import * as z from "zod/mini";
import { writeSetting } from "../database/settings.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../html/form.ts";

/**
 * `plain` is regular Strapi 4, `awkward` everything else that its documentation allows
 * (`awkward-answers.ts`).
 */
export const contentDialects = ["plain", "awkward"] as const;
export type ContentDialect = (typeof contentDialects)[number];

const setting = "content-dialect";
const spoken = z.object({ dialect: z.enum(contentDialects) });

export const contentDialectSwitch = new Hono<SandboxEnv>()
  .get("/", (c) => c.json({ dialect: contentDialectIn(c.get("settings")) }))
  .post("/", async (c) => {
    const { dialect } = await readInput(c, spoken);
    await writeSetting(c.get("db"), setting, dialect);
    return seeIndex(c) ?? c.json({ dialect });
  });

export const contentDialectIn = (settings: ReadonlyMap<string, string>): ContentDialect =>
  contentDialects.find((dialect) => dialect === settings.get(setting)) ?? "plain";
