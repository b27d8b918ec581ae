import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import type { SandboxEnv } from "../env.ts";
import { isForm, readInput } from "../html/form.ts";
import { answerModes } from "./awkward-answers.ts";
import { marketingPage } from "./marketing-page.ts";
import { forgetRecords, listEvents, listReports } from "./records.ts";
import { readSwitches, setAnswer, setTests, switchCampaign, testsSchema } from "./switches.ts";

const path = "/_sandbox/marketing/";

const isOn = z.union([
  z.boolean(),
  z.pipe(
    z.enum(["on", "off"]),
    z.transform((text) => text === "on"),
  ),
]);
const campaignChange = z.object({
  campaign: z.string(),
  on: isOn,
  data: z.optional(z.record(z.string(), z.unknown())),
});

const fromText = z.transform((value: unknown) => (typeof value === "string" ? parsed(value || "[]") : value));
const testsChange = z.object({ tests: z.pipe(fromText, testsSchema) });
const answerChange = z.object({ answer: z.enum(answerModes) });

export const marketingPages = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const db = c.get("db");
    const [events, reports, switches] = await Promise.all([
      listEvents(db, 100),
      listReports(db, 20),
      readSwitches(db),
    ]);
    return c.html(marketingPage({ events, reports, ...switches }));
  })
  .get("/events", async (c) => c.json({ events: await listEvents(c.get("db"), 500) }))
  .get("/reports", async (c) => c.json({ reports: await listReports(c.get("db"), 500) }))
  .delete("/events", async (c) => {
    await forgetRecords(c.get("db"));
    return c.body(null, 204);
  })
  .post("/forget", async (c) => {
    await forgetRecords(c.get("db"));
    return c.redirect(path, 303);
  })
  .get("/switches", async (c) => c.json(await readSwitches(c.get("db"))))
  .post("/campaigns", async (c) => {
    const { campaign, ...to } = await readInput(c, campaignChange);
    const { campaigns } = await readSwitches(c.get("db"));
    if (!campaigns.some(({ name }) => name === campaign))
      throw new HTTPException(404, { message: "Cette campagne n’existe pas." });
    await switchCampaign(c.get("db"), campaign, to);
    return isForm(c) ? c.redirect(path, 303) : c.json({ campaign, ...to });
  })
  .post("/tests", async (c) => {
    const { tests } = await readInput(c, testsChange);
    await setTests(c.get("db"), tests);
    return isForm(c) ? c.redirect(path, 303) : c.json({ tests });
  })
  .post("/answer", async (c) => {
    const { answer } = await readInput(c, answerChange);
    await setAnswer(c.get("db"), answer);
    return isForm(c) ? c.redirect(path, 303) : c.json({ answer });
  });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
