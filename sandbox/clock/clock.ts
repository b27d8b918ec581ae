import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput, seeIndex } from "../html/form.ts";
import { wholeNumber } from "../html/whole-number.ts";
import type { ClockEvent } from "./clock-events.ts";
import { comingEvents, goAhead } from "./go-ahead.ts";

const move = z.object({ hours: wholeNumber, days: wholeNumber, to: z.optional(z.literal("next")) });

const hour = 3600_000;
const furthest = 4 * 366 * 24 * hour;

export const clockPages = new Hono<SandboxEnv>()
  .get("/", async (c) => c.json({ next: (await comingEvents(c)).map(eventJson)[0] ?? null }))
  .post("/", async (c) => {
    const { hours = 0, days = 0, to } = await readInput(c, move);
    const [next] = to === "next" ? await comingEvents(c) : [];
    let milliseconds = next
      ? Math.max(0, next.at.getTime() - clock.now() + 1000)
      : (hours + days * 24) * hour;
    if (milliseconds > furthest) throw new HTTPException(400, { message: "Quatre ans au plus." });
    let happened = await goAhead(c, milliseconds);
    let [coming] = await comingEvents(c);
    // An event at a fixed hour moves by whole days only, so it may need more hours to happen.
    for (let more = 0; next && happened.length === 0 && more < 24; more++) {
      milliseconds += hour;
      happened = await goAhead(c, hour);
      [coming] = await comingEvents(c);
    }
    return (
      seeIndex(c, "horloge") ??
      c.json({ hours: milliseconds / hour, happened, next: coming ? eventJson(coming) : null })
    );
  });

const eventJson = ({ kind, at, text }: ClockEvent) => ({ kind, at: at.toISOString(), text });
