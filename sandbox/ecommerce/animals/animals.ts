import { and, asc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { animals as animalTable } from "../../database/schema.ts";
import type { SandboxEnv } from "../../env.ts";
import { requireAccount } from "../bearer.ts";
import { collectionPage } from "../collection-page.ts";
import { notFound } from "../problems.ts";
import { linkedData } from "../request.ts";
import { animalJson } from "./animal-json.ts";

/** Contracts, 1b. Other customers' animals are 404. */
export const animals = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const { id } = requireAccount(c);
    const rows = await c.get("db").query.animals.findMany({
      where: eq(animalTable.customerId, id),
      orderBy: asc(animalTable.id),
    });
    return collectionPage(c, { type: "Animal", path: "animals", members: rows.map(animalJson) });
  })
  .get("/:id", async (c) => linkedData(c, animalJson(await requireOwn(c))));

async function requireOwn(c: Context<SandboxEnv>) {
  const { id } = requireAccount(c);
  const number = Number(c.req.param("id")) || 0;
  const row = await c.get("db").query.animals.findFirst({
    where: and(eq(animalTable.id, number), eq(animalTable.customerId, id)),
  });
  if (!row) throw notFound("Cet animal n’existe pas.");
  return row;
}
