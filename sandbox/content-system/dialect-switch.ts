import { Hono } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../pages/form.ts";
import { contentDialectIn, setContentDialect } from "./dialect-store.ts";
import { contentDialects } from "./dialects.ts";

const spoken = z.object({ dialect: z.enum(contentDialects) });

export const contentDialectSwitch = new Hono<SandboxEnv>()
  .get("/", (c) => c.json({ dialect: contentDialectIn(c.get("settings")) }))
  .post("/", async (c) => {
    const { dialect } = await readInput(c, spoken);
    await setContentDialect(c.get("db"), dialect);
    return seeIndex(c) ?? c.json({ dialect });
  });
