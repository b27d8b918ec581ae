import { Hono } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../pages/form.ts";
import { readContentDialect, setContentDialect } from "./dialect-store.ts";
import { contentDialects } from "./dialects.ts";

const spoken = z.object({ dialect: z.enum(contentDialects) });

export const contentDialectSwitch = new Hono<SandboxEnv>()
  .get("/", async (c) => c.json({ dialect: await readContentDialect(c.get("db")) }))
  .post("/", async (c) => {
    const { dialect } = await readInput(c, spoken);
    await setContentDialect(c.get("db"), dialect);
    return seeIndex(c) ?? c.json({ dialect });
  });
