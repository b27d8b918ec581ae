import * as z from "zod/mini";

const signal = z.enum(["granted", "denied"]);

/** What the script sends of an event: its parameters as they were given, and the consent signals at that time. */
export const tagHitSchema = z.object({
  event: z.string().check(z.minLength(1)),
  params: z.record(z.string(), z.unknown()),
  /** Signals that the page gave; Google takes one that is not given for granted. */
  consent: z.record(z.string(), signal),
  /** Of the cookie `_ga`; null without it. */
  clientId: z.nullable(z.string()),
  /** Told by the script itself, not by the shop. */
  automatic: z.boolean(),
  /** As Google's `dl`, `dr` and `dt`. */
  location: z.string(),
  referrer: z.string(),
  title: z.string(),
});

export type TagHit = z.infer<typeof tagHitSchema>;

/** Spec 5. */
export const isTagId = (id: string): boolean => /^(GTM|G)-[A-Z\d]+$/.test(id);
