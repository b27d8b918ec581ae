import { inArray } from "drizzle-orm";
import * as z from "zod/mini";
import { experiments } from "../../shared/experiment/experiments.ts";
import type { Database } from "../database/open.ts";
import { settings } from "../database/schema/services.ts";
import { writeSetting } from "../database/settings.ts";
import { type AnswerMode, answerModes } from "./awkward-answers.ts";
import { type Campaign, campaigns } from "./campaigns.ts";

const names = {
  campaigns: "marketing-campaigns",
  tests: "marketing-tests",
  answer: "marketing-answer",
} as const;

const name = z.string().check(z.minLength(1));
export const testsSchema = z.array(
  z.strictObject({
    name,
    segments: z
      .array(z.strictObject({ name, weight: z.number().check(z.nonnegative()) }))
      .check(z.minLength(1)),
  }),
);
export type AbTest = z.infer<typeof testsSchema>[number];

const demoTests = Object.entries(experiments).map(([name, segments]) => ({
  name,
  segments: segments.map((segment) => ({ name: segment, weight: 50 })),
}));

const change = z.object({ on: z.boolean(), data: z.optional(z.record(z.string(), z.unknown())) });
const changesSchema = z.record(z.string(), change);

export interface Switches {
  campaigns: readonly Campaign[];
  tests: readonly AbTest[];
  answer: AnswerMode;
}

export async function readSwitches(db: Database): Promise<Switches> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, Object.values(names)));
  const stored = (wanted: string) => rows.find((row) => row.name === wanted)?.value;
  const changes = changesSchema.parse(JSON.parse(stored(names.campaigns) ?? "{}"));
  return {
    campaigns: campaigns.map((campaign) => ({ ...campaign, ...changes[campaign.name] })),
    tests: testsSchema.parse(JSON.parse(stored(names.tests) ?? JSON.stringify(demoTests))),
    answer: answerModes.find((mode) => mode === stored(names.answer)) ?? "usual",
  };
}

export async function switchCampaign(
  db: Database,
  campaign: string,
  to: z.infer<typeof change>,
): Promise<void> {
  const row = await db.query.settings.findFirst({
    where: (setting, { eq }) => eq(setting.name, names.campaigns),
  });
  const changes = changesSchema.parse(JSON.parse(row?.value ?? "{}"));
  await writeSetting(db, names.campaigns, JSON.stringify({ ...changes, [campaign]: to }));
}

export const setTests = (db: Database, tests: readonly AbTest[]): Promise<void> =>
  writeSetting(db, names.tests, JSON.stringify(tests));

export const setAnswer = (db: Database, mode: AnswerMode): Promise<void> =>
  writeSetting(db, names.answer, mode);
