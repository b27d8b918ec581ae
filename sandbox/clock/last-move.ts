import { eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "../database/open.ts";
import { settings } from "../database/schema/services.ts";

const moves = z.object({
  ahead: z.number(),
  movedAt: z.nullable(z.string()),
  happened: z.array(z.object({ at: z.string(), text: z.string() })),
});
export type Moves = z.infer<typeof moves>;

const none: Moves = { ahead: 0, movedAt: null, happened: [] };

export async function readMoves(db: Database): Promise<Moves> {
  const setting = await db.query.settings.findFirst({ where: eq(settings.name, "clock") });
  return setting ? moves.parse(JSON.parse(setting.value)) : none;
}

export async function noteMove(
  db: Database,
  { milliseconds, ...move }: { milliseconds: number; movedAt: string; happened: Moves["happened"] },
): Promise<void> {
  const value = JSON.stringify({ ahead: milliseconds, ...move });
  const ahead = sql`json_extract(${settings.value}, '$.ahead') + ${milliseconds}`;
  await db
    .insert(settings)
    .values({ name: "clock", value })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`json_set(${value}, '$.ahead', ${ahead})` },
    });
}
