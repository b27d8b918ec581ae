import * as z from "zod/mini";

const signal = z.enum(["granted", "denied"]);

export const tagHitSchema = z.object({
  event: z.string().check(z.minLength(1)),
  params: z.record(z.string(), z.unknown()),
  /** Google treats a missing signal as granted. */
  consent: z.record(z.string(), signal),
  clientId: z.nullable(z.string()),
  automatic: z.boolean(),
  location: z.string(),
  referrer: z.string(),
  title: z.string(),
});

export type TagHit = z.infer<typeof tagHitSchema>;

export const isTagId = (id: string): boolean => /^(GTM|G)-[A-Z\d]+$/.test(id);
