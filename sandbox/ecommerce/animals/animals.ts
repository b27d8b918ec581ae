import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import { animals as animalTable } from "../../database/schema/customers.ts";
import type { SandboxEnv } from "../../env.ts";
import { deleteFile } from "../../image-host/uploaded-files.ts";
import { dayOf } from "../../paris-days.ts";
import { requireAccount } from "../bearer.ts";
import { collectionPage } from "../collection-page.ts";
import { sendAnimalDeletedMail } from "../mails/account-mails.ts";
import { notFound, refuse } from "../problems.ts";
import { linkedData, readBody } from "../request.ts";
import { lengthFaults } from "../violations.ts";
import { readAnimal } from "./animal-entry.ts";
import { animalJson, animalWeightJson } from "./animal-json.ts";
import { type AnimalChange, refuseChange, refuseNew } from "./animal-rules.ts";
import { weigh, weightsOf } from "./animal-weights.ts";
import { stopPlan } from "./weight-plan-store.ts";

export const animals = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const { id } = requireAccount(c);
    const rows = await c.get("db").query.animals.findMany({
      where: and(eq(animalTable.customerId, id), isNull(animalTable.deletedAt)),
      orderBy: asc(animalTable.id),
    });
    return collectionPage(c, { type: "Animal", path: "animals", members: rows.map(animalJson) });
  })
  .post("/", async (c) => {
    const account = requireAccount(c);
    const entry: AnimalChange = await readAnimal(c);
    refuseNew(entry, today());
    const db = c.get("db");
    const row = await db
      .insert(animalTable)
      .values({ ...entry, customerId: account.id, updatedAt: now() })
      .returning()
      .get();
    await weigh(db, row);
    return linkedData(c, animalJson(row), 201);
  })
  .get("/:id", async (c) => linkedData(c, animalJson(await requireOwn(c))))
  .get("/:id/weights", async (c) => {
    const { id } = await requireOwn(c);
    const measured = await weightsOf(c.get("db"), id);
    return collectionPage(c, {
      type: "AnimalWeight",
      path: `animals/${id}/weights`,
      members: measured.map(animalWeightJson),
    });
  })
  .put("/:id", async (c) => {
    const known = await requireOwn(c);
    const change: AnimalChange = await readAnimal(c);
    refuseChange(change, known, today());
    const db = c.get("db");
    const row = await db
      .update(animalTable)
      .set({ ...change, updatedAt: now() })
      .where(eq(animalTable.id, known.id))
      .returning()
      .get();
    if (row.weight !== known.weight) await weigh(db, row);
    const { picture: old } = known;
    if (old && old.fileId !== row.picture?.fileId) await deleteUnshown(c, old.fileId);
    return linkedData(c, animalJson(row));
  })
  .delete("/:id", async (c) => {
    const { id, name, picture } = await requireOwn(c);
    const { reason } = await readBody(c, farewell);
    refuse(lengthFaults("reason", reason, 1, 255));
    const db = c.get("db");
    await db
      .update(animalTable)
      .set({ deletedAt: now(), deletionReason: reason })
      .where(eq(animalTable.id, id));
    await stopPlan(db, id);
    if (picture) await deleteUnshown(c, picture.fileId);
    if (reason !== died) await sendAnimalDeletedMail(c, requireAccount(c).customer, name);
    return c.body(null, 204);
  });

const farewell = z.object({ reason: z.string() });

/** No mail is ever sent about an animal that has died. */
const died = "died";

const now = () => clock.date().toISOString();
const today = () => dayOf(clock.date());

export async function requireOwn(c: Context<SandboxEnv>) {
  const { id } = requireAccount(c);
  const row = await c.get("db").query.animals.findFirst({
    where: and(
      eq(animalTable.id, Number(c.req.param("id")) || 0),
      eq(animalTable.customerId, id),
      isNull(animalTable.deletedAt),
    ),
  });
  if (!row) throw notFound("Cet animal n’existe pas.");
  return row;
}

/** Keeps a file that another animal shows, because a customer may name any file. */
async function deleteUnshown(c: Context<SandboxEnv>, fileId: string): Promise<void> {
  const named = eq(sql`json_extract(${animalTable.picture}, '$.fileId')`, fileId);
  const shown = await c.get("db").$count(animalTable, and(named, isNull(animalTable.deletedAt)));
  if (shown === 0) await deleteFile(c.env.UPLOADS, fileId);
}
