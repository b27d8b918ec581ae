import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { parseJson } from "../parse-json.ts";
import { inTime, longestRead } from "../with-timeout.ts";
import type { DueAmong } from "./store-calls.ts";

/** Milliseconds. */
const remembered = 30_000;

/** When a place asked about an entry, in milliseconds since 1970. */
const askedSchema = z.record(z.string(), z.number());

type Place = Pick<Cache, "match" | "put">;

/**
 * Asks an object about the same entry once in each place and half minute, because it answers about 1,000 requests a second.
 * @param openPlace the platform's cache, free of charge, which the isolates of one place share
 */
export function oncePerPlace(ask: DueAmong, openPlace: () => Promise<Place>): DueAmong {
  return async (name, what, milliseconds) => {
    if (what.includes("write")) return ask(name, what, milliseconds);
    const address = `https://asked.invalid/${encodeURIComponent(name)}`;
    const place = await inTime(openPlace(), longestRead).catch(() => undefined);
    const asked = (place && (await askedIn(place, address).catch(() => undefined))) ?? {};
    const others = what.filter((one) => !(one in asked));
    if (others.length === 0) return [];
    const now = clock.now();
    const all = { ...asked, ...Object.fromEntries(others.map((one) => [one, now])) };
    const [due] = await Promise.all([
      ask(name, others, milliseconds),
      place && inTime(place.put(address, answerOf(all)), longestRead).catch(() => {}),
    ]);
    return due;
  };
}

async function askedIn(place: Place, address: string): Promise<Readonly<Record<string, number>>> {
  const answer = await inTime(place.match(address), longestRead);
  const asked = parseJson(await answer?.text(), askedSchema) ?? {};
  const now = clock.now();
  return Object.fromEntries(Object.entries(asked).filter(([, at]) => Math.abs(now - at) < remembered));
}

const answerOf = (asked: Readonly<Record<string, number>>) =>
  new Response(JSON.stringify(asked), { headers: { "Cache-Control": `max-age=${remembered / 1000}` } });
